import type { ConsentStates, FieldCipher, PersonFacts } from '@gb/service-kit'
import { CLINIC_PLAN } from '../../person/clinic-plan/clinic-plan-columns.js'
import {
  besideVersionsInForce,
  consentStates,
  type NewestConsent,
} from '../../person/consent/consent-state.js'
import { openPregnant } from '../../database/sealed-fields.js'

/** What every request asks of its person, whatever they prove themselves with. */
export interface AskingPerson {
  person: PersonFacts
  consents: ConsentStates
}

/** The same as it is stored. */
export interface AskingRow {
  person: Omit<PersonFacts, 'isPregnant'>
  pregnantSealed: Buffer | null
  newestConsents: NewestConsent[]
  /** The versions of the texts in force; null until one is published. */
  privacyPolicy: string | null
  terms: string | null
}

// Facts and consents come along because almost every request needs them: a statement costs more than the row it reads.
/** Columns of an asking person, of `profile.profile p`. */
export const ASKING_COLUMNS = `json_build_object('gender', p.gender, 'ageYears', p.age, 'heightInches', p.height_feet * 12 + p.height_inches,
       'activityLevel', p.activity_level, 'surgeryDate', p.surgery_date::text,
       'goalWeightLbs', p.goal_weight_lbs::float8, 'currentWeightLbs', p.current_weight_lbs::float8,
       'timeZone', coalesce(p.time_zone, 'UTC'),
       'surgeryDayWeightLbs', p.surgery_day_weight_lbs::float8, 'highestWeightLbs', p.highest_weight_lbs::float8,
       'dayStartsAt', p.day_starts_at, 'foodLoggedThrough', p.food_logged_through::text, 'clinicPlan', ${CLINIC_PLAN}) AS "person",
     p.pregnant_sealed AS "pregnantSealed", p.newest_consents AS "newestConsents",
     (SELECT version FROM profile.policy_version WHERE text = 'privacy_policy' ORDER BY sequence DESC LIMIT 1)
       AS "privacyPolicy",
     (SELECT version FROM profile.policy_version WHERE text = 'terms' ORDER BY sequence DESC LIMIT 1) AS "terms"`

/** Opens what is sealed of a row, and works out how each consent stands; the other columns stay as they are. */
export const openAsking = <Row extends AskingRow & { userId: string }>(
  cipher: FieldCipher,
  row: Row,
): Omit<Row, keyof AskingRow> & AskingPerson => {
  const { newestConsents, privacyPolicy, terms, person, pregnantSealed, ...rest } = row
  const latest = besideVersionsInForce(newestConsents, { privacy_policy: privacyPolicy, terms })
  const isPregnant = openPregnant(cipher, row.userId, pregnantSealed)
  return { ...rest, person: { ...person, isPregnant }, consents: consentStates(latest) }
}
