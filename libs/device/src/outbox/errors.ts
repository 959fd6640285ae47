/** Too much waits to be sent from this device; the new write was not taken and stays with who typed it. */
export class OutboxFullError extends Error {
  override readonly name = 'OutboxFullError'
}

/** Nobody is signed in, so a write would belong to nobody. */
export class NoProfileError extends Error {
  override readonly name = 'NoProfileError'
}
