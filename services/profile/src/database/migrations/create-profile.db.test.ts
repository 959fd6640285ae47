import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  ACTIVITY_LEVELS,
  AGE_YEARS,
  CONSENT_PURPOSES,
  GENDERS,
  GOAL_WEIGHT_LBS,
  HEIGHT_FEET,
  HEIGHT_INCHES,
  NAME_LENGTH,
  WEIGHT_LBS,
} from '@gb/domain'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { profileDatabase } from '../data-source.js'
import { CreateProfile1795168906000 } from './1795168906000-create-profile.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [profileDatabase])
  owner = await ownerDataSource(url, profileDatabase).initialize()
})
afterAll(() => owner.destroy())

const PERSON = {
  name: 'Sam',
  email_sealed: Buffer.from('sealed'),
  email_lookup: Buffer.alloc(32),
  age: 42,
  gender: 'female',
  height_feet: 5,
  height_inches: 6,
  current_weight_lbs: 231.4,
  goal_weight_lbs: 160,
  activity_level: 'light',
}

const insert = (table: string, row: Record<string, unknown>) => {
  const columns = Object.keys(row)
  const places = columns.map((_column, index) => `$${index + 1}`)
  return owner.query(
    `INSERT INTO profile.${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  )
}

const insertPerson = (changes: Record<string, unknown>) =>
  insert('profile', { user_id: randomUUID(), ...PERSON, ...changes })

const insertEvent = (changes: Record<string, unknown>) =>
  insert('outbox_event', {
    user_id: randomUUID(),
    event_id: randomUUID(),
    kind: 'initial',
    weight_lbs: 200,
    time_zone: 'UTC',
    ...changes,
  })

const insertConsent = (purpose: string) =>
  insert('consent_entry', {
    subject_id: randomUUID(),
    consent_id: randomUUID(),
    subject_kind: 'user',
    purpose,
    granted: true,
    policy_text: 'terms',
    app_version: '1.0',
    client_ts: new Date(),
  })

const CHECK_VIOLATION = { driverError: expect.objectContaining({ code: '23514' }) }
const REFUSED = {
  driverError: expect.objectContaining({ code: expect.stringMatching(/^(23514|22003|22P02)$/) }),
}

describe(CreateProfile1795168906000.name, () => {
  it('makes the tables that the entities describe', async () => {
    const { upQueries } = await owner.driver.createSchemaBuilder().log()
    expect(upQueries.map(({ query }) => query)).toEqual([])
  })

  it.each([
    ['age', AGE_YEARS, insertPerson],
    ['height_feet', HEIGHT_FEET, insertPerson],
    ['height_inches', HEIGHT_INCHES, insertPerson],
    ['current_weight_lbs', WEIGHT_LBS, insertPerson],
    ['goal_weight_lbs', GOAL_WEIGHT_LBS, insertPerson],
    ['weight_lbs', WEIGHT_LBS, insertEvent],
  ])('holds %s to the limits of the domain', async (column, limit, insertRow) => {
    await insertRow({ [column]: limit.min })
    await insertRow({ [column]: limit.max })
    await expect(insertRow({ [column]: limit.min - limit.step })).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insertRow({ [column]: limit.max + limit.step })).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insertRow({ [column]: 'NaN' })).rejects.toMatchObject(REFUSED)
  })

  it('holds the name to its length', async () => {
    await insertPerson({ name: 'x'.repeat(NAME_LENGTH.min) })
    await insertPerson({ name: '😀'.repeat(NAME_LENGTH.max) })
    await expect(insertPerson({ name: '' })).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insertPerson({ name: 'x'.repeat(NAME_LENGTH.max + 1) })).rejects.toMatchObject(
      CHECK_VIOLATION,
    )
  })

  it('takes every word of the domain and no other', async () => {
    for (const gender of GENDERS) await insertPerson({ gender })
    for (const level of ACTIVITY_LEVELS) await insertPerson({ activity_level: level })
    for (const purpose of CONSENT_PURPOSES) await insertConsent(purpose)
    await expect(insertPerson({ gender: 'none' })).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insertPerson({ activity_level: 'none' })).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insertConsent('none')).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it('holds the surgery date to plausible days', async () => {
    const threeYears = new Date(Date.now() + 3 * 365 * 86_400_000).toISOString().slice(0, 10)
    for (const day of ['1980-01-01', threeYears, null]) await insertPerson({ surgery_date: day })
    await expect(insertPerson({ surgery_date: '1979-12-31' })).rejects.toMatchObject(CHECK_VIOLATION)
    await expect(insertPerson({ surgery_date: '2099-01-01' })).rejects.toMatchObject(CHECK_VIOLATION)
  })

  it('can be undone and done again', async () => {
    const undone = await undoMigrations(owner, CreateProfile1795168906000)
    const rest: unknown = await owner.query(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'profile' AND tablename NOT LIKE 'operator%'`,
    )
    expect(rest).toEqual([{ tablename: 'migration' }])
    expect(await migrate(url, [profileDatabase])).toBe(undone)
  })
})
