import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { type Body, isBody, listOf, startProduct } from './testing/start-product.js'

let product: Awaited<ReturnType<typeof startProduct>>
let person: Awaited<ReturnType<typeof product.signUp>>
let policy: Body

beforeAll(async () => {
  product = await startProduct()
  person = await product.signUp()
  const { body } = await person.call('GET', '/api/privacy-policy')
  policy = body
}, 120_000)
afterAll(() => product.app.close())

/** The first column of the table of a section. */
const firstColumn = (title: string): string[] => {
  const section = listOf(policy.sections).find((candidate) => candidate.title === title)
  if (!isBody(section?.table) || !Array.isArray(section.table.rows)) throw new Error(`no table: ${title}`)
  return section.table.rows.map((row: unknown) => (Array.isArray(row) ? String(row[0]) : ''))
}

/** Tables of every service that has such a one. */
const KIT_TABLES = ['idempotency_key', 'throttle', 'migration']

/** How a row of the policy begins, and the tables it speaks of; none: what is kept in no table. */
const KEPT: Record<string, string[]> = {
  'Your profile:': ['profile.profile'],
  "Your clinic's plan:": ['profile.clinic_plan'],
  'Your time zone': [],
  'What you log:': [
    'tracking.weight_entry',
    'tracking.fluid_entry',
    'tracking.vitamin_entry',
    'tracking.mood_entry',
    'tracking.recovery_entry',
  ],
  'Your milestones:': ['tracking.milestone_entry'],
  'Meal results:': ['food_analysis.food_entry'],
  'The number of an entry that you deleted': ['food_analysis.food_tombstone'],
  'Meals and recipes you marked': ['food_analysis.favourite_meal', 'content.favourite_recipe'],
  'What you choose in meal plans:': ['content.plan_swap', 'content.filled_week'],
  'Food photos': [],
  'Your scans:': ['food_analysis.scan', 'food_analysis.scan_quota'],
  'Messages you send in a check-in': ['content.check_in'],
  'Which lessons': ['content.lesson_progress'],
  'Which progress reports': ['tracking.progress_report'],
  'Your reminder settings:': ['tracking.reminder_settings'],
  'The push address': ['tracking.push_subscription'],
  'Mails to you': [
    'profile.mail_outbox',
    'profile.email_change',
    'profile.email_take_back',
    'billing.notice',
  ],
  'Your 6-digit profile code': ['profile.recovery_code'],
  'Your consent record:': ['profile.consent_entry'],
  'Your sign-in session': [
    'profile.session',
    'profile.session_token',
    'profile.restore_challenge',
    'profile.passkey_challenge',
    'profile.pairing_window',
    'profile.fresh_confirmation',
    'profile.confirmation_code',
  ],
  'Your devices:': ['profile.device'],
  'Your passkeys:': ['profile.passkey'],
  'Your tokens': ['profile.personal_token'],
  'Who you have at your side:': ['profile.helper_grant', 'profile.helper_invitation', 'profile.helper_look'],
  'What happened to your sign-in:': ['profile.security_event'],
  'A visitor mark': ['profile.visitor'],
  'Premium:': [
    'billing.checkout_session',
    'billing.entitlement',
    'billing.given_refund',
    'billing.promo_redemption',
    'billing.webhook_event',
  ],
  'Copies of our answers': ['idempotency_key'],
  'A change on its way': ['profile.outbox_event', 'profile.erasure_step'],
  'A count of tries': ['throttle'],
  'The log of the people who run this copy:': ['profile.operator_audit'],
  'Server logs:': [],
}

/** "What stays after that" speaks of them. */
const AFTER_ERASURE = ['profile.tombstone', 'profile.tombstone_token']

const ABOUT_NOBODY = [
  'migration',
  'billing.package',
  'billing.package_price',
  'billing.promo_code',
  'content.announcement',
  'content.document',
  'content.draft',
  'food_analysis.ai_usage',
  'food_analysis.barcode',
  'food_analysis.fdc_progress',
  'food_analysis.fdc_staged_food',
  'food_analysis.food',
  'food_analysis.food_load',
  'food_analysis.food_word',
  'profile.operator_token',
  'profile.policy_version',
]

const tablesOfTheProduct = async (): Promise<string[]> => {
  const database = new Client({ connectionString: product.databaseUrl })
  await database.connect()
  const { rows } = await database.query<{ schema: string; name: string }>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_schema IN ('profile', 'tracking', 'food_analysis', 'content', 'billing')`,
  )
  await database.end()
  return [
    ...new Set(rows.map(({ schema, name }) => (KIT_TABLES.includes(name) ? name : `${schema}.${name}`))),
  ]
}

/** For what somebody gets data, as an export says it, and how the row of the policy begins. */
const RECIPIENTS = {
  'Sending you codes and notices.': 'The mail service',
  'Bringing reminders to your device.': 'The push service of your browser',
  'Analyzing photos of meals.': 'The AI service',
  'Finding packaged foods by their barcode.': 'Open Food Facts',
  'Taking payments for Premium.': 'Stripe',
}

describe('the privacy policy', () => {
  it('speaks of every table there is, and of nothing that is not', async () => {
    const spokenOf = [...Object.values(KEPT).flat(), ...AFTER_ERASURE, ...ABOUT_NOBODY]
    expect(spokenOf.sort()).toEqual((await tablesOfTheProduct()).sort())
    const rows = firstColumn('What we keep and why')
    const beginnings = Object.keys(KEPT)
    expect(rows.map((row) => beginnings.find((beginning) => row.startsWith(beginning)))).toEqual(beginnings)
  })

  it('names everybody whom an export names, and the host', async () => {
    const { body } = await person.call('GET', `/api/export/${person.userId}`)
    const purposes = listOf(body.recipients).map(({ purpose }) => String(purpose))
    expect(purposes.sort()).toEqual(Object.keys(RECIPIENTS).sort())
    const named = firstColumn('Who else may get your data')
    for (const who of [...Object.values(RECIPIENTS), 'The hosting company'])
      expect(named.filter((row) => row.startsWith(who))).toHaveLength(1)
    expect(named).toHaveLength(purposes.length + 1)
  })
})
