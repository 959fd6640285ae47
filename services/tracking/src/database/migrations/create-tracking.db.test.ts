import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { FLUID_OZ, FLUID_TYPES, WEIGHT_LBS } from '@gb/domain'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { trackingDatabase } from '../../data-source.js'
import { CreateTracking1795168779000 } from './1795168779000-create-tracking.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>
let applied: number

beforeAll(async () => {
  applied = await migrate(url, [trackingDatabase])
  owner = await ownerDataSource(url, trackingDatabase).initialize()
})
afterAll(() => owner.destroy())

const insertFluid = (type: string, amount: number | string | null) =>
  owner.query(
    `INSERT INTO tracking.fluid_entry (user_id, entry_id, fluid_type, amount_oz, recorded_at, time_zone, local_date)
     VALUES ($1, $2, $3, $4, now(), 'UTC', '2026-11-20')`,
    [randomUUID(), randomUUID(), type, amount],
  )
const insertWeight = (weight: number | string | null) =>
  owner.query(
    `INSERT INTO tracking.weight_entry (user_id, entry_id, weight_lbs, recorded_at, time_zone, local_date)
     VALUES ($1, $2, $3, now(), 'UTC', '2026-11-20')`,
    [randomUUID(), randomUUID(), weight],
  )

const CHECK_VIOLATION = { driverError: expect.objectContaining({ code: '23514' }) }

describe(CreateTracking1795168779000.name, () => {
  it('makes the tables that the entities describe', async () => {
    const { upQueries } = await owner.driver.createSchemaBuilder().log()
    expect(upQueries.map(({ query }) => query)).toEqual([])
  })

  it.each([
    ['fluid', insertFluid.bind(null, 'water'), FLUID_OZ],
    ['weight', insertWeight, WEIGHT_LBS],
  ])('holds a %s to the limits of the domain', async (_name, insert, limit) => {
    await insert(limit.min)
    await insert(limit.max)
    await expect(insert(limit.min - limit.step)).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insert(limit.max + limit.step)).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insert('NaN')).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insert(null)).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it('takes every fluid type of the domain and no other', async () => {
    for (const type of FLUID_TYPES) await insertFluid(type, 8)
    await expect(insertFluid('beer', 8)).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it('can be undone and done again', async () => {
    expect(await undoMigrations(owner, CreateTracking1795168779000)).toBe(applied)
    const rest = await owner.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'tracking'`)
    expect(rest).toEqual([{ tablename: 'migration' }])
    expect(await migrate(url, [trackingDatabase])).toBe(applied)
  })
})
