import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '@gb/service-kit'
import { Reconciler } from '../reconcile/reconciler.service.js'
import { startBillingWithStripe } from '../testing/start-billing-with-stripe.js'

const PROCESS = fileURLToPath(new URL('../testing/fulfill-process.mjs', import.meta.url))
const KILLS = 4
const PAYERS_EACH = 6
/** Starting a process takes a second on an idle machine, and half a minute on one that is full of tests. */
const PATIENCE_MS = 240_000

let billing: Awaited<ReturnType<typeof startBillingWithStripe>>

beforeAll(async () => {
  billing = await startBillingWithStripe()
})
afterAll(() => billing.close())

interface Payer {
  person: string
  sessionId: string
}

const payer = async (promo: string): Promise<Payer> => {
  const person = randomUUID()
  const sessionId = await billing.sessionOf(person, { promo_code: promo })
  billing.stripe.pay(sessionId)
  return { person, sessionId }
}

/** Lets a process give premium, and kills it without warning while it does. */
const killed = async (payers: Payer[], afterMs: number): Promise<void> => {
  const pairs = payers.flatMap(({ person, sessionId }) => [person, sessionId])
  const database = process.env.TEST_DATABASE_URL ?? ''
  const child = fork(PROCESS, [database, billing.stripe.url, ...pairs], { execArgv: [] })
  await once(child, 'message')
  await sleep(afterMs)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const count = async (sql: string, values: unknown[]): Promise<number> =>
  (await billing.sql.one<{ n: number }>(statement(`count_${sql.length}`, sql), values)).n
const premiumOf = (people: string[]) =>
  count('SELECT count(*)::int AS n FROM billing.entitlement WHERE user_id = ANY($1)', [people])
const redeemed = (promo: string) =>
  count(
    'SELECT count(*)::int AS n FROM billing.promo_redemption WHERE code = $1 AND redeemed_at IS NOT NULL',
    [promo],
  )

describe('a process killed between the payment and premium', () => {
  it(
    'leaves nothing half done, and the next round makes everybody premium who paid, once',
    async () => {
      const promo = await billing.promoCode({ max_redemptions: KILLS * PAYERS_EACH })
      const people: string[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        const payers: Payer[] = []
        for (let n = 0; n < PAYERS_EACH; n++) payers.push(await payer(promo))
        await killed(payers, kill * 12)
        people.push(...payers.map(({ person }) => person))
      }
      // Premium and its promo code are one change: never one without the other.
      const given = await premiumOf(people)
      expect(given).toBe(await redeemed(promo))
      expect(given).toBeLessThan(people.length)

      await billing.sql.query(
        statement(
          'age_killed',
          `UPDATE billing.checkout_session SET created_at = now() - interval '1 hour' WHERE user_id = ANY($1)`,
        ),
        [people],
      )
      await billing.app.get(Reconciler).run()
      expect(await premiumOf(people)).toBe(people.length)
      expect(await redeemed(promo)).toBe(people.length)
      for (const person of people) expect((await billing.premium.status(person)).premiumActive).toBe(true)
    },
    PATIENCE_MS,
  )
})
