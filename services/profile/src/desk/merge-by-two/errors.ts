import { InvalidField, situation } from '@gb/service-kit'
import { MERGE_MESSAGES } from './messages.js'

/** Nobody has this id. */
export class NoSuchProfile extends situation('not_found', MERGE_MESSAGES.notFound) {}

/** The profile that is to stay is not there. */
export class NoTarget extends situation('not_found', MERGE_MESSAGES.noTarget) {}

/** One profile cannot be merged with itself. */
export class IntoItself extends InvalidField {
  constructor() {
    super('into_user_id', MERGE_MESSAGES.intoItself)
  }
}

/** One of the two is going to be erased. */
export class OneIsLeaving extends situation('conflict', MERGE_MESSAGES.leaving) {}

/** Health data of a profile are moved only while its owner lets both keep them. */
export class NoConsentToKeep extends situation('conflict', MERGE_MESSAGES.noConsent) {}

/** A colleague asked for it and waits for somebody to confirm. */
export class AskedByAnother extends situation('conflict', MERGE_MESSAGES.askedBy) {}

/** There is nothing to confirm. */
export class NobodyAsked extends situation('not_found', MERGE_MESSAGES.nobodyAsked) {}

/** The second person names another profile than the first. */
export class AnotherTarget extends situation('conflict', MERGE_MESSAGES.anotherTarget) {}

/** Who asked is not the second person. */
export class SecondPersonNeeded extends situation('conflict', MERGE_MESSAGES.samePerson) {}
