/** Thrown at start; the message names every broken variable, one line each. */
export class EnvError extends Error {}
