import { situation } from '@gb/service-kit'
import { ERASURE_MESSAGES } from './messages.js'

/** Nobody has this id. */
export class NoSuchProfile extends situation('not_found', ERASURE_MESSAGES.notFound) {}

/** It is going to be erased anyway. */
export class LeavingAlready extends situation('conflict', ERASURE_MESSAGES.leaving) {}

/** A colleague asked for it and waits for somebody to confirm. */
export class AskedByAnother extends situation('conflict', ERASURE_MESSAGES.askedBy) {}

/** There is nothing to confirm or to take back. */
export class NobodyAsked extends situation('not_found', ERASURE_MESSAGES.nobodyAsked) {}

/** Who asked is not the second person. */
export class SecondPersonNeeded extends situation('conflict', ERASURE_MESSAGES.samePerson) {}
