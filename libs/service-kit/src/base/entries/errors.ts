import { situation } from '../errors/situation.js'
import { ENTRY_MESSAGES } from './messages.js'

/** Missing, deleted and somebody else's answer alike. */
export class NoSuchEntry extends situation('not_found', ENTRY_MESSAGES.notFound) {}
/** The id was deleted: an offline replay must not revive it. */
export class EntryGone extends situation('gone', ENTRY_MESSAGES.gone) {}
/** The id holds other content. */
export class EntryTaken extends situation('conflict', ENTRY_MESSAGES.conflict) {}
