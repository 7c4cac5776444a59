"""The edition as people and programs meet it: form, views, faces, hints, sentences, refusals, scenarios."""
