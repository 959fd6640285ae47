import { Injectable } from '@nestjs/common'
import { FieldCipher, type PersonFacts, type PersonStanding, Sql, statementForPerson } from '@gb/service-kit'
import { CLINIC_PLAN } from '../clinic-plan/clinic-plan-columns.js'
import { besideVersionsInForce, consentStates, type NewestConsent } from '../consent/consent-state.js'
import { openPregnant } from '../../database/sealed-fields.js'

interface StandingRow {
  person: Omit<PersonFacts, 'isPregnant'>
  pregnantSealed: Buffer | null
  newestConsents: NewestConsent[]
  /** The versions of the texts in force; null until one is published. */
  privacyPolicy: string | null
  terms: string | null
  leaving: boolean
}

const findStanding = statementForPerson(
  'find_standing',
  `SELECT json_build_object('gender', p.gender, 'ageYears', p.age, 'heightInches', p.height_feet * 12 + p.height_inches,
       'activityLevel', p.activity_level, 'surgeryDate', p.surgery_date::text,
       'goalWeightLbs', p.goal_weight_lbs::float8, 'currentWeightLbs', p.current_weight_lbs::float8,
       'timeZone', coalesce(p.time_zone, 'UTC'),
       'surgeryDayWeightLbs', p.surgery_day_weight_lbs::float8, 'highestWeightLbs', p.highest_weight_lbs::float8,
       'dayStartsAt', p.day_starts_at, 'foodLoggedThrough', p.food_logged_through::text, 'clinicPlan', ${CLINIC_PLAN}) AS "person",
     p.pregnant_sealed AS "pregnantSealed", p.newest_consents AS "newestConsents",
     (SELECT version FROM profile.policy_version WHERE text = 'privacy_policy' ORDER BY sequence DESC LIMIT 1)
       AS "privacyPolicy",
     (SELECT version FROM profile.policy_version WHERE text = 'terms' ORDER BY sequence DESC LIMIT 1) AS "terms",
     p.erase_at IS NOT NULL OR p.erasing_at IS NOT NULL AS "leaving"
   FROM profile.profile p WHERE p.user_id = $1`,
)

/** What is known of people who are not asking for anything themselves. */
@Injectable()
export class StandingRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  async find(userId: string): Promise<PersonStanding | null> {
    const row = await this.sql.maybeOne<StandingRow>(findStanding, [userId])
    if (!row) return null
    const { person, pregnantSealed, newestConsents, privacyPolicy, terms, leaving } = row
    const latest = besideVersionsInForce(newestConsents, { privacy_policy: privacyPolicy, terms })
    const isPregnant = openPregnant(this.cipher, userId, pregnantSealed)
    return { person: { ...person, isPregnant }, consents: consentStates(latest), leaving }
  }
}
