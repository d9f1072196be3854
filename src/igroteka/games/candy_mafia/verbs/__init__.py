"""What a role does with its answer: a small closed set of verbs, each an object without a state."""
