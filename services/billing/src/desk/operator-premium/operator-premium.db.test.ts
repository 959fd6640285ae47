import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { withOwnerClient } from '@gb/service-kit'
import { OPERATOR, startBilling } from '../../testing/start-billing.js'
import { OperatorPremiumController } from './operator-premium.controller.js'

const DAY_MS = 86_400_000

let billing: Awaited<ReturnType<typeof startBilling>>

const asOwner = (text: string) =>
  withOwnerClient(String(process.env.TEST_DATABASE_URL), 'test', async (client) => {
    await client.query(text)
  })

beforeAll(async () => {
  billing = await startBilling()
  // Writing takes a while, so that gifts which do not wait for each other surely meet.
  await asOwner(`
    CREATE FUNCTION billing.test_slowly() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_sleep(0.02); RETURN NEW; END';
    CREATE TRIGGER test_slowly BEFORE INSERT ON billing.entitlement
      FOR EACH ROW EXECUTE FUNCTION billing.test_slowly()`)
})
afterAll(async () => {
  await billing.app.close()
  await asOwner(`DROP TRIGGER test_slowly ON billing.entitlement; DROP FUNCTION billing.test_slowly()`)
})

const endsOf = async (userId: string): Promise<number[]> => {
  const { body } = await billing.call('GET', `/api/operator/premium/${userId}`, { headers: OPERATOR })
  const periods = body.periods as { ends_at: string }[]
  return periods.map(({ ends_at: end }) => Date.parse(end)).sort((a, b) => a - b)
}

describe(OperatorPremiumController.name, () => {
  it('adds every month of ten gifts that come at once, in whatever letters the id is written', async () => {
    const userId = randomUUID()
    const give = (id: string) =>
      billing.call('POST', `/api/operator/premium/${id}/grant`, {
        headers: { ...OPERATOR, 'x-confirm': 'grant' },
        body: { package_id: 'monthly', months: 1 },
      })
    const began = Date.now()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_none, nth) => give(nth % 2 === 0 ? userId : userId.toUpperCase())),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200))
    const ends = await endsOf(userId)
    expect(ends).toHaveLength(10)
    // Calendar months, the first of them from now on.
    const days = ends.map((end, nth) => Math.round((end - (ends[nth - 1] ?? began)) / DAY_MS))
    expect(days.filter((length) => length < 28 || length > 31)).toEqual([])
  })
})
