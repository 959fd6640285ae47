import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '@gb/domain'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { trackingDatabase } from '../../data-source.js'
import { LanguageOfDevices1796029200000 } from './1796029200000-language-of-devices.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [trackingDatabase])
  owner = await ownerDataSource(url, trackingDatabase).initialize()
})
afterAll(() => owner.destroy())

const COLUMNS = 'user_id, subscription_id, endpoint, device_keys'
const VALUES = `$1, gen_random_uuid(), '', ''`
const insert = (language: string) =>
  owner.query(`INSERT INTO tracking.push_subscription (${COLUMNS}, language) VALUES (${VALUES}, $2)`, [
    randomUUID(),
    language,
  ])

describe(LanguageOfDevices1796029200000.name, () => {
  it('takes every language of the domain, and nothing that is none', async () => {
    for (const language of LANGUAGES) await insert(language)
    await expect(insert('Spanish')).rejects.toMatchObject({
      driverError: expect.objectContaining({ code: '23514' }),
    })
  })

  it('leaves devices of before in English, and can be undone', async () => {
    const undone = await undoMigrations(owner, LanguageOfDevices1796029200000)
    const person = randomUUID()
    await owner.query(`INSERT INTO tracking.push_subscription (${COLUMNS}) VALUES (${VALUES})`, [person])
    expect(await migrate(url, [trackingDatabase])).toBe(undone)
    expect(
      await owner.query('SELECT language FROM tracking.push_subscription WHERE user_id = $1', [person]),
    ).toEqual([{ language: 'en' }])
  })
})
