"""What abilities cost: paying, kneeling, influence, tolls."""
