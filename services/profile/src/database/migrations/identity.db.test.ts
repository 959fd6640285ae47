import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { profileDatabase } from '../data-source.js'
import { SECURITY_EVENTS } from '../../base/security/security-event.js'
import { Identity1795171943000 } from './1795171943000-identity.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [profileDatabase])
  owner = await ownerDataSource(url, profileDatabase).initialize()
})
afterAll(() => owner.destroy())

const HASH = Buffer.alloc(32, 1)

const insertPerson = async (): Promise<string> => {
  const userId = randomUUID()
  await owner.query(
    `INSERT INTO profile.profile (user_id, name, email_sealed, email_lookup, age, gender, height_feet,
       height_inches, current_weight_lbs, goal_weight_lbs, activity_level)
     VALUES ($1, 'Sam', '\\x00', $2, 42, 'female', 5, 6, 231.4, 160, 'light')`,
    [userId, HASH],
  )
  return userId
}

describe(Identity1795171943000.name, () => {
  it('keeps everybody signed in, on the way up and on the way down', async () => {
    const undone = await undoMigrations(owner, Identity1795171943000)
    const [userId, sessionId] = [await insertPerson(), randomUUID()]
    await owner.query(
      `INSERT INTO profile.session (user_id, session_id, device_id, token_hash) VALUES ($1, $2, $3, $4)`,
      [userId, sessionId, randomUUID(), HASH],
    )
    expect(await migrate(url, [profileDatabase])).toBe(undone)
    const up: unknown = await owner.query('SELECT session_id, token_hash FROM profile.session_token')
    expect(up).toEqual([{ session_id: sessionId, token_hash: HASH }])
    await undoMigrations(owner, Identity1795171943000)
    const down: unknown = await owner.query('SELECT session_id, token_hash FROM profile.session')
    expect(down).toEqual([{ session_id: sessionId, token_hash: HASH }])
    expect(await migrate(url, [profileDatabase])).toBe(undone)
  })

  it('takes every security event of the code and no other', async () => {
    const insert = (kind: string) =>
      owner.query('INSERT INTO profile.security_event (event_id, kind) VALUES ($1, $2)', [randomUUID(), kind])
    for (const kind of SECURITY_EVENTS) await insert(kind)
    await expect(insert('something')).rejects.toMatchObject({ driverError: { code: '23514' } })
  })

  it('lets the service neither change nor delete a security event', async () => {
    const asService = (statement: string) =>
      owner.transaction(async (manager) => {
        await manager.query('SET LOCAL ROLE gb_profile')
        await manager.query(statement)
      })
    const denied = { driverError: { code: '42501' } }
    await expect(asService('DELETE FROM profile.security_event')).rejects.toMatchObject(denied)
    await expect(asService(`UPDATE profile.security_event SET kind = 'paired'`)).rejects.toMatchObject(denied)
    await expect(asService('TRUNCATE profile.security_event')).rejects.toMatchObject(denied)
    await expect(asService('SELECT FROM profile.security_event')).resolves.toBeUndefined()
  })

  it('ends what belongs to a profile with the profile', async () => {
    const userId = await insertPerson()
    await owner.query(
      `INSERT INTO profile.pairing_window (user_id, network, expires_at) VALUES ($1, 'n', now())`,
      [userId],
    )
    await owner.query(
      `INSERT INTO profile.email_change (user_id, email_sealed, code_hash, expires_at) VALUES ($1, '\\x00', $2, now())`,
      [userId, HASH],
    )
    await owner.query(
      `INSERT INTO profile.mail_outbox (mail_id, user_id, sealed, decoy, expires_at)
       VALUES (gen_random_uuid(), $1, '\\x00', false, now())`,
      [userId],
    )
    await owner.query('DELETE FROM profile.profile WHERE user_id = $1', [userId])
    for (const table of ['pairing_window', 'email_change', 'mail_outbox']) {
      const rows: unknown = await owner.query(`SELECT FROM profile.${table} WHERE user_id = $1`, [userId])
      expect(rows).toEqual([])
    }
  })
})
