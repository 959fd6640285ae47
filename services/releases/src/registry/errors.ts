import { situation } from '@gb/service-kit'
import { REGISTRY_MESSAGES as SAY } from './messages.js'

/** Nothing of this remote was ever published. */
export class NoSuchRemote extends situation('not_found', SAY.noRemote) {}

/** This version was never published. */
export class NoSuchRelease extends situation('not_found', SAY.noVersion) {}

/** The version is known, and its files are gone. */
export class ReleaseNotKept extends situation('gone', SAY.notKept) {}

/** A rollback to what is known, and whose files are gone. */
export class EarlierNotKept extends situation('gone', SAY.notKeptBefore) {}

/** A rollback that has nowhere to go. */
export class NothingBefore extends situation('conflict', SAY.nothingBefore) {}

/** A rollback from what is no longer in force. */
export class NotInForce extends situation('conflict', SAY.notInForce) {}

/** Others publish the same remote, and do not come to an end. */
export class BeingPublished extends situation('conflict', SAY.beingPublished) {}

/** The same version with other files. */
export class OtherFiles extends situation('conflict', SAY.otherFiles) {}
