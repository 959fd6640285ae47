/** Something an operator can put right; the message is a whole sentence. */
export class KeyRefusal extends Error {}
