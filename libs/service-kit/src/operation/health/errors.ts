import { situation } from '../../base/errors/situation.js'

/** Something that every request needs is away, or this process is about to end. */
export class NotReady extends situation('unavailable', 'Not ready.', { retryAfterSeconds: 5 }) {}
