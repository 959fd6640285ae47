import { situation } from '@gb/service-kit'
import { RESERVATION_GONE } from '../quota/messages.js'
import {
  BAD_KEY,
  KEY_USED,
  LEAVING,
  MEAL_DELETED,
  NO_SUCH_ANALYSIS,
  PERSON_GONE,
  STILL_RUNNING,
} from './messages.js'

/** An Idempotency-Key that is missing or of another form. */
export class BadAnalysisKey extends situation('invalid_input', BAD_KEY) {}
/** The key belongs to another photo. */
export class KeyOfOtherPhoto extends situation('idempotency_mismatch', KEY_USED) {}
/** What the key made was deleted by the person. */
export class MealDeleted extends situation('gone', MEAL_DELETED) {}
/** Nothing of this person was asked under the key. */
export class NoSuchAnalysis extends situation('not_found', NO_SUCH_ANALYSIS) {}
/** The profile was deleted. */
export class PersonGone extends situation('gone', PERSON_GONE) {}
/** The person asked for their profile to be deleted. */
export class PersonLeaving extends situation('deletion_pending', LEAVING) {}

/** The place that was held for this scan is somebody else's. */
export class ReservationGone extends situation('unavailable', RESERVATION_GONE, { retryAfterSeconds: 1 }) {}

/** Another request does the same and is not through. */
export class AnalysisStillRunning extends situation('unavailable', STILL_RUNNING, { retryAfterSeconds: 2 }) {}
