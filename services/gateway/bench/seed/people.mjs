import { randomInt, randomUUID } from 'node:crypto'
import { FieldCipher, sealedColumnsOf } from '@gb/service-kit'
import { SERVICES } from '../../dist/services.js'

const BATCH = 2_000
const CODE_LENGTH = 6
const NAMES = ['Alex', 'Sam', 'Robin', 'Jamie', 'Taylor', 'Jordan', 'Morgan', 'Casey', 'Riley', 'Avery']
const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/Berlin',
  'Pacific/Kiritimati',
]
const PURPOSES = [
  ['privacy_policy_accepted', 'privacy_policy'],
  ['terms_accepted', 'terms'],
  ['health_data_consent', 'privacy_policy'],
  ['ai_analysis_consent', 'privacy_policy'],
]

const SEED_PERSON = `CREATE TEMP TABLE seed_person (user_id uuid, zone text, today date, start_lbs float8,
  goal_lbs float8, first_ago int, last_ago int)`

const ROWS = `json_to_recordset($1) AS r (user_id uuid, name text, email text, email_hash text, age int, gender text,
  inches int, start_lbs float8, goal_lbs float8, zone text, first_ago int, last_ago int)`

const INSERT_PEOPLE = `INSERT INTO profile.profile (user_id, name, email_sealed, email_lookup, age, gender, height_feet,
    height_inches, current_weight_lbs, goal_weight_lbs, activity_level, surgery_date, time_zone, created_at)
  SELECT user_id, name, decode(email, 'hex'), decode(email_hash, 'hex'), age, gender, inches / 12, inches % 12,
    start_lbs, goal_lbs, 'light', current_date - first_ago - 7, zone, now() - make_interval(days => first_ago)
  FROM ${ROWS}`

const REMEMBER_PEOPLE = `INSERT INTO seed_person
  SELECT user_id, zone, (now() AT TIME ZONE zone)::date, start_lbs, goal_lbs, first_ago, last_ago FROM ${ROWS}`

const INSERT_CODES = `INSERT INTO profile.recovery_code (user_id, code_lookup, code_sealed)
  SELECT user_id, decode(code_hash, 'hex'), decode(code, 'hex')
  FROM json_to_recordset($1) AS r (user_id uuid, code_hash text, code text)
  ON CONFLICT (code_lookup) DO NOTHING RETURNING user_id`

// What everybody accepted: the texts in force, as the ledger and its copy beside the profile say it.
const ADD_CONSENTS = `INSERT INTO profile.consent_entry (subject_id, consent_id, subject_kind, purpose, granted,
    policy_text, policy_version, policy_sha256, app_version, client_ts)
  SELECT p.user_id, gen_random_uuid(), 'user', given.purpose, true, given.text, v.version, v.sha256, '1.0', now()
  FROM seed_person p
  CROSS JOIN (VALUES ${PURPOSES.map(([purpose, text]) => `('${purpose}', '${text}')`).join(', ')}) AS given (purpose, text)
  LEFT JOIN LATERAL (SELECT version, sha256 FROM profile.policy_version
    WHERE policy_version.text = given.text ORDER BY sequence DESC LIMIT 1) v ON true`
const KEEP_CONSENTS = `UPDATE profile.profile SET newest_consents = given.lines
  FROM (SELECT subject_id, jsonb_agg(jsonb_build_object(
      'purpose', purpose, 'granted', granted, 'policyVersion', policy_version)) AS lines
    FROM profile.consent_entry WHERE subject_id IN (SELECT user_id FROM seed_person) GROUP BY subject_id) given
  WHERE given.subject_id = profile.user_id`

const columnOf = (table, column) =>
  sealedColumnsOf(SERVICES.profile.database).find((one) => one.table === table && one.column === column)

/** Seals and hashes values as the product does, for a column that is found by its hash. */
const sealerOf = (keys, cipher, table, column) => {
  const { place, lookup } = columnOf(table, column)
  return (userId, value) => ({
    sealed: cipher.seal(value, place({ user_id: userId })).toString('hex'),
    hash: lookup.hash(keys, value).toString('hex'),
  })
}

const between = (least, most) => least + Math.floor(Math.random() * (most - least + 1))

const personOf = (diary, sealEmail) => {
  const userId = randomUUID()
  const email = sealEmail(userId, `${userId.slice(0, 8)}@example.com`)
  return {
    user_id: userId,
    name: NAMES[between(0, NAMES.length - 1)],
    email: email.sealed,
    email_hash: email.hash,
    age: between(22, 70),
    gender: Math.random() < 0.75 ? 'female' : 'male',
    inches: between(59, 76),
    start_lbs: between(200, 340),
    goal_lbs: between(130, 180),
    zone: ZONES[between(0, ZONES.length - 1)],
    first_ago: diary.firstAgo,
    last_ago: diary.lastAgo,
  }
}

const randomCode = () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')

/** Gives everybody a code that nobody has; the few that were taken get another. */
const giveCodes = async (client, userIds, sealCode) => {
  const codes = new Map()
  for (let left = userIds; left.length > 0;) {
    const rows = left.map((userId) => {
      const code = randomCode()
      codes.set(userId, code)
      const { sealed, hash } = sealCode(userId, code)
      return { user_id: userId, code: sealed, code_hash: hash }
    })
    const given = new Set(
      (await client.query(INSERT_CODES, [JSON.stringify(rows)])).rows.map((row) => row.user_id),
    )
    left = left.filter((userId) => !given.has(userId))
  }
  return codes
}

/**
 * Makes the people of a plan with codes and consents, in one transaction, and a temporary table `seed_person` of them.
 * @returns {Promise<{userId: string, code: string}>} one of them, to look at
 */
export const makePeople = async (client, keys, diaries, progress) => {
  const cipher = new FieldCipher(keys)
  const sealEmail = sealerOf(keys, cipher, 'profile', 'email_sealed')
  const sealCode = sealerOf(keys, cipher, 'recovery_code', 'code_sealed')
  let first
  await client.query('DROP TABLE IF EXISTS seed_person')
  await client.query(SEED_PERSON)
  await client.query('BEGIN')
  for (let from = 0; from < diaries.length; from += BATCH) {
    const people = diaries.slice(from, from + BATCH).map((diary) => personOf(diary, sealEmail))
    const rows = JSON.stringify(people)
    await client.query(INSERT_PEOPLE, [rows])
    await client.query(REMEMBER_PEOPLE, [rows])
    const userIds = people.map((person) => person.user_id)
    const codes = await giveCodes(client, userIds, sealCode)
    first ??= { userId: userIds[0], code: codes.get(userIds[0]) }
    progress(people.length)
  }
  await client.query(ADD_CONSENTS)
  await client.query(KEEP_CONSENTS)
  await client.query('COMMIT')
  await client.query('ANALYZE seed_person')
  return first
}
