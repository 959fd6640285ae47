import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { billingDatabase } from '../../data-source.js'
import { CreateBilling1795168779000 } from './1795168779000-create-billing.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [billingDatabase])
  owner = await ownerDataSource(url, billingDatabase).initialize()
})
afterAll(() => owner.destroy())

const insertEntitlement = (sessionId: string, endsAt = '2027-01-01') =>
  owner.query(
    `INSERT INTO billing.entitlement (user_id, session_id, package_id, provider, starts_at, ends_at)
     VALUES ($1, $2, 'monthly', 'test', '2026-12-01', $3)`,
    [randomUUID(), sessionId, endsAt],
  )
const setPrice = (price: string) =>
  owner.query(`UPDATE billing.package SET price = $1 WHERE position = 0`, [price])

const violation = (code: string) => ({ driverError: expect.objectContaining({ code }) })

describe(CreateBilling1795168779000.name, () => {
  it('makes the tables that the entities describe', async () => {
    const { upQueries } = await owner.driver.createSchemaBuilder().log()
    expect(upQueries.map(({ query }) => query)).toEqual([])
  })

  it('lets one payment make one entitlement, whoever asks', async () => {
    await insertEntitlement('cs_1')
    await expect(insertEntitlement('cs_1')).rejects.toMatchObject(violation('23505'))
  })

  it('refuses a period that ends before it begins', async () => {
    await expect(insertEntitlement('cs_2', '2026-11-30')).rejects.toMatchObject(violation('23514'))
  })

  it.each(['-0.01', 'NaN'])('refuses a price of %s', async (price) => {
    await expect(setPrice(price)).rejects.toMatchObject(violation('23514'))
  })

  it('can be undone and done again', async () => {
    const undone = await undoMigrations(owner, CreateBilling1795168779000)
    const rest = await owner.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'billing'`)
    expect(rest).toEqual([{ tablename: 'migration' }])
    expect(await migrate(url, [billingDatabase])).toBe(undone)
  })
})
