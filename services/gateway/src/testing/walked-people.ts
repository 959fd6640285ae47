import { randomUUID } from 'node:crypto'
import type { Abstract, OnModuleDestroy } from '@nestjs/common'
import { ModulesContainer } from '@nestjs/core'
import { OperatorService } from '@gb/profile'
import { Client } from 'pg'
import { insertMeal } from './meal-row.js'
import { buyPremium } from './premium.js'
import type { startProduct } from './start-product.js'

type Product = Awaited<ReturnType<typeof startProduct>>
type Person = Awaited<ReturnType<Product['signUp']>>

const NOTICE = `INSERT INTO billing.notice (user_id, notice_id, kind, package_name, day, amount, currency)
  VALUES ($1, $2, 'resumed', 'One month', '2027-05-20T03:30:00.123Z', 9.99, 'USD'),
         ($1, gen_random_uuid(), 'ended', 'One month', NULL, NULL, 'USD')`

const PAYMENT_EVENT = `INSERT INTO billing.webhook_event (event_id, kind, object_id) VALUES ($1, 'checkout', 'cs_walked')`
const PAYMENT_JOB = `INSERT INTO billing_jobs.job
    (name, data, singleton_key, state, retry_count, started_on, start_after, output)
  VALUES ('payment_event', jsonb_build_object('eventId', $1::text), $1, 'retry', 1, now(), now() + interval '1 hour',
    '{"why": "Error ECONNREFUSED"}')`

const HELPER = `INSERT INTO profile.helper_grant (user_id, grant_id, helper_id, email_sealed, scopes, may_log, ends_at)
  VALUES ($1, $2, $3, '', '{weights,fluids}', false, now() + interval '1 day')`

const daysAgo = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString()

const hasRounds = (part: object): part is OnModuleDestroy =>
  part.constructor.name.endsWith('Rounds') && 'onModuleDestroy' in part

/** Nothing of the product works by itself while both ways are held against each other. */
const stopRounds = async (app: Product['app']): Promise<void> => {
  const parts = [...app.get(ModulesContainer).values()].flatMap(({ providers }) => [...providers.values()])
  for (const { instance } of parts)
    if (typeof instance === 'object' && instance !== null && hasRounds(instance))
      await instance.onModuleDestroy()
}

const logEverything = async (database: Client, person: Person): Promise<void> => {
  const user_id = person.userId
  const entries: [string, object][] = [
    ['weight-entry', { weight_lbs: 229.9, notes: 'after "holidays"', recorded_at: daysAgo(9) }],
    ['weight-entry', { weight_lbs: 205, recorded_at: daysAgo(1) }],
    ['vitamin-entry', { vitamin_name: 'Iron', dosage_mg: 45.5, time_taken: 'evening' }],
    ['fluid-entry', { amount_oz: 8.5, recorded_at: daysAgo(2) }],
    ['mood-entry', { mood_description: 'hopeful', mood_rating: 7, journal_entry: 'a walk 🌳' }],
    ['milestone-entry', { milestone: 'I fit in the chair 🪑' }],
    ['recovery-entry', { vomiting: 'once', temperature: 98.6 }],
  ]
  await buyPremium(person)
  for (const [path, entry] of [...entries, ['premium-checkin', { message: 'How much protein?' }] as const])
    await person.call('POST', `/api/${path}`, { user_id, entry_id: randomUUID(), ...entry })
  await person.call('PUT', `/api/lesson-progress/${user_id}/mindful_eating/gentle-reset`, { done: true })
  await insertMeal(database, user_id, {
    name: 'lentil soup 🍲',
    timeZone: 'UTC',
    reasons: [],
    recommendations: [],
  })
}

/** People, operators and figures for walks along the ports of a product, which works by itself no more. */
export const startWorld = async (product: Product) => {
  await stopRounds(product.app)
  const database = new Client({ connectionString: product.databaseUrl })
  await database.connect()
  const rows = async (sql: string, ...values: unknown[]): Promise<unknown[]> =>
    (await database.query<Record<string, unknown>>(sql, values)).rows
  const reader = await product.signUp()
  await logEverything(database, reader)
  /** Two mails that wait, of which the first has this id. */
  const addNotice = async (userId: string, noticeId: string): Promise<void> => {
    await rows(NOTICE, userId, noticeId)
  }
  await addNotice(reader.userId, randomUUID())
  /** An event of the payment provider that failed twice and is tried again in an hour. */
  const addFailedPayment = async (): Promise<string> => {
    const eventId = `evt_${randomUUID()}`
    await rows(PAYMENT_EVENT, eventId)
    await rows(PAYMENT_JOB, eventId)
    return eventId
  }
  await addFailedPayment()
  const { userId: helperId } = await product.signUp()
  await rows(HELPER, reader.userId, randomUUID(), helperId)
  const operators = product.app.get(OperatorService, { strict: false })
  const operator = await operators.create('Olga', ['journal:read', 'profile:find'], 1)
  const tokenOf = ({ jar }: Pick<Person, 'jar'>): string => jar.get('gb_sid') ?? ''
  const leaving = await product.signUpUnconfirmed()
  await rows(
    `UPDATE profile.profile SET deletion_requested_at = now(), erase_at = now() + interval '3 days' WHERE user_id = $1`,
    leaving.userId,
  )
  return {
    rows,
    addNotice,
    addFailedPayment,
    /** Somebody with entries of every kind, premium, and mails that wait. */
    reader: { userId: reader.userId, token: tokenOf(reader) },
    /** Who is at the side of the reader, and may see weights and fluids. */
    helperId,
    /** Somebody whose profile will be erased. */
    leaving: { userId: leaving.userId, token: tokenOf(leaving) },
    operatorToken: operator.token,
    /** What answers in the product, by the token of a port. */
    inProcess: <T extends object>(token: Abstract<T>): T => product.app.get<T>(token, { strict: false }),
    /** Somebody new, for what can be done to a person only once. */
    somebody: async (): Promise<string> => (await product.signUp()).userId,
    close: () => database.end(),
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>
