"""What a game is: the contract, records, editions, the registry, and speed."""
