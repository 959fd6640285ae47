import {
  ACTIVITY_LEVELS,
  type ClinicPlan,
  CONFIRMATION_PURPOSES,
  CONFIRMATION_WAYS,
  type ConfirmationPurpose,
  GENDERS,
  type GoalPerson,
  HELPER_SCOPES,
  HELPER_USES,
  PERSONAL_TOKEN_ACCESS,
  PERSONAL_TOKEN_AREAS,
} from '@gb/domain'
import { z } from 'zod'
import { call, day, instant, personId } from './call.js'
import { consentStates } from './consent-states.js'

const plannedDay = day.nullable()
const plannedAmount = z.number().nullable()

/** What the clinic of a person says, without its numbers. */
const clinicPlan = z.object({
  fullFrom: plannedDay,
  pureeFrom: plannedDay,
  softFrom: plannedDay,
  regularFrom: plannedDay,
  fullMealG: plannedAmount,
  pureeMealG: plannedAmount,
  softMealG: plannedAmount,
  regularMealG: plannedAmount,
  proteinG: plannedAmount,
  fluidOz: plannedAmount,
}) satisfies z.ZodType<ClinicPlan>

export const personFacts = z.object({
  gender: z.enum(GENDERS),
  /** The whole height in inches. */
  heightInches: z.number(),
  activityLevel: z.enum(ACTIVITY_LEVELS),
  /** 'YYYY-MM-DD'; null before a date is known. */
  surgeryDate: day.nullable(),
  /** What the clinic of the person says; null when it was not told, absent where an older process answers. */
  clinicPlan: clinicPlan.nullable().exactOptional(),
  /** Then there is no goal for energy, carbs and fat. */
  isPregnant: z.boolean().exactOptional(),
  /** Age in years; absent where an older process answers. */
  ageYears: z.number().exactOptional(),
  /** The last weight that counts, lbs; absent where an older process answers. */
  currentWeightLbs: z.number().exactOptional(),
  /** Goal weight in lbs. */
  goalWeightLbs: z.number(),
  /** Weight on the day of the surgery in lbs; null or absent when it was not told. */
  surgeryDayWeightLbs: z.number().nullable().exactOptional(),
  /** The highest weight ever before the surgery in lbs; null or absent when it was not told. */
  highestWeightLbs: z.number().nullable().exactOptional(),
  /** The local day on which the person answered that all food was logged; null or absent when never. */
  foodLoggedThrough: day.nullable().exactOptional(),
  /** Remembered IANA zone; UTC if never seen. */
  timeZone: z.string(),
  /** The hour at which the person's day begins, 0 (midnight) to 6. */
  dayStartsAt: z.number(),
})

/** What every service may know of a person: enough for goals, nothing that names anybody. */
export type PersonFacts = GoalPerson & z.output<typeof personFacts>

export const sessionUser = z.object({
  userId: personId,
  sessionId: z.string(),
  /** IANA zone of this request: its header, else the one remembered on the profile, else UTC. */
  timeZone: z.string(),
  person: personFacts,
  /** How each consent stands at this request; see `requireConsents`. */
  consents: consentStates,
  /** When the profile will be erased, if its deletion was asked for: until then it can only be read. */
  eraseAt: instant.exactOptional(),
  /** When the token of this request was issued, in the spelling of Postgres: exact to the microsecond, as `freshness` needs it. */
  heldSince: z.string().exactOptional(),
  /** What the personal token is good for that the request came with, whose id is then `sessionId`; absent in a session. */
  byToken: z
    .object({ access: z.enum(PERSONAL_TOKEN_ACCESS), areas: z.array(z.enum(PERSONAL_TOKEN_AREAS)) })
    .exactOptional(),
  /** Who asks at the side of this person, and by which grant, whose id is then `sessionId`; absent when they ask themselves. */
  helper: z.object({ userId: personId, grantId: z.string() }).exactOptional(),
})

/** Who is asking, once a session is verified, and what almost every request needs to know of them. */
export type SessionUser = z.output<typeof sessionUser>

const heldSession = sessionUser.pick({ userId: true, sessionId: true, heldSince: true })

/** Who asks, with which token of their session. */
export type HeldSession = z.output<typeof heldSession>

const freshness = z.object({
  isFresh: z.boolean(),
  /** What is open to this person, the safest first. */
  ways: z.array(z.enum(CONFIRMATION_WAYS)),
})

const helping = z.object({
  /** Whose log it is about. An address may hold anything. */
  userId: z.string(),
  helperId: personId,
  does: z.enum(HELPER_USES),
  scope: z.enum(HELPER_SCOPES),
})

/** Who wants to do what with whose log. */
export type Helping = z.output<typeof helping>

/** Whether a session has just confirmed that it is the person, and how it can. */
export type Freshness = z.output<typeof freshness>

/** Verifies session tokens. Owned by the profile service. */
export abstract class SessionPort {
  /**
   * @param token the opaque value of the session cookie, or a personal token
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

  /**
   * The person, as if they asked themselves in the zone that they were last in, if the helper may do this with their log at
   * this moment; that they looked is written down. Asked anew by every request: an end holds at the next one.
   */
  abstract helped(helping: Helping): Promise<SessionUser | null>
}

export const SESSION_CALLS = {
  verify: call(z.tuple([z.string(), z.string().nullable()]), sessionUser.nullable()),
  freshness: call(z.tuple([heldSession, z.enum(CONFIRMATION_PURPOSES)]), freshness),
  helped: call(z.tuple([helping]), sessionUser.nullable()),
}
