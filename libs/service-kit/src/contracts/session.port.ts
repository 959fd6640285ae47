import type { ConfirmationPurpose, ConfirmationWay, GoalPerson } from '@gb/domain'
import type { ConsentStates } from './consent-states.js'

/** What every service may know of a person: enough for goals, nothing that names anybody. */
export interface PersonFacts extends GoalPerson {
  /** Age in years; absent where an older process answers. */
  ageYears?: number
  /** Goal weight in lbs. */
  goalWeightLbs: number
  /** Weight on the day of the surgery in lbs; null or absent when it was not told. */
  surgeryDayWeightLbs?: number | null
  /** The highest weight ever before the surgery in lbs; null or absent when it was not told. */
  highestWeightLbs?: number | null
  /** Remembered IANA zone; UTC if never seen. */
  timeZone: string
  /** The hour at which the person's day begins, 0 (midnight) to 6. */
  dayStartsAt: number
}

/** Who is asking, once a session is verified, and what almost every request needs to know of them. */
export interface SessionUser {
  userId: string
  sessionId: string
  /** IANA zone of this request: its header, else the one remembered on the profile, else UTC. */
  timeZone: string
  person: PersonFacts
  /** How each consent stands at this request; see `requireConsents`. */
  consents: ConsentStates
  /** ISO instant at which the profile will be erased, if its deletion was asked for: until then it can only be read. */
  eraseAt?: string
  /** When the token of this request was issued, in the spelling of Postgres: exact to the microsecond, as `freshness` needs it. */
  heldSince?: string
}

/** Who asks, with which token of their session. */
export type HeldSession = Pick<SessionUser, 'userId' | 'sessionId' | 'heldSince'>

/** Whether a session has just confirmed that it is the person, and how it can. */
export interface Freshness {
  isFresh: boolean
  /** What is open to this person, the safest first. */
  ways: ConfirmationWay[]
}

/** Verifies session tokens. Owned by the profile service. */
export abstract class SessionPort {
  /**
   * @param token the opaque value of the session cookie
   * @param timeZone the zone of this request, or null when it did not say
   * @returns null for an unknown, expired or revoked token. Costs one indexed read, facts and consents included.
   * @throws AppError `gone` for a token that ended with the deletion of its profile
   */
  abstract verify(token: string, timeZone: string | null): Promise<SessionUser | null>

  /**
   * Whether this session has confirmed this purpose within the last minutes. A token that is older than the
   * confirmation does not share in it: somebody may have copied it before.
   */
  abstract freshness(held: HeldSession, purpose: ConfirmationPurpose): Promise<Freshness>
}
