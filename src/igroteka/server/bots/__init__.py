"""Where bots compute their answers: a pool of worker processes, and the queue for its workers."""
