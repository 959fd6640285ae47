import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { migrate, ownerDataSource, undoMigrations } from '@gb/service-kit'
import { profileDatabase } from '../data-source.js'
import { NewestConsents1795179149000 } from './1795179149000-newest-consents.js'

const url = process.env.TEST_DATABASE_URL ?? ''
let owner: ReturnType<typeof ownerDataSource>

beforeAll(async () => {
  await migrate(url, [profileDatabase])
  owner = await ownerDataSource(url, profileDatabase).initialize()
})
afterAll(() => owner.destroy())

describe(NewestConsents1795179149000.name, () => {
  it('copies the newest line of each purpose for people who were there before', async () => {
    const undone = await undoMigrations(owner, NewestConsents1795179149000)
    const userId = randomUUID()
    await owner.query(
      `INSERT INTO profile.profile (user_id, name, email_sealed, email_lookup, age, gender, height_feet,
         height_inches, current_weight_lbs, goal_weight_lbs, activity_level)
       VALUES ($1, 'Sam', '\\x00', $2, 42, 'female', 5, 6, 231.4, 160, 'light')`,
      [userId, Buffer.alloc(32, 1)],
    )
    const lines = [
      ['terms_accepted', true, '1.0', 2],
      ['ai_analysis_consent', true, '1.0', 2],
      ['ai_analysis_consent', false, '1.1', 1],
    ]
    for (const [purpose, granted, version, hoursAgo] of lines)
      await owner.query(
        `INSERT INTO profile.consent_entry (subject_id, consent_id, subject_kind, purpose, granted, policy_text,
           policy_version, app_version, client_ts, server_ts)
         VALUES ($1, gen_random_uuid(), 'user', $2, $3, 'terms', $4, '1.0', now(), now() - make_interval(hours => $5))`,
        [userId, purpose, granted, version, hoursAgo],
      )
    expect(await migrate(url, [profileDatabase])).toBe(undone)
    const kept: unknown = await owner.query(
      'SELECT newest_consents FROM profile.profile WHERE user_id = $1',
      [userId],
    )
    expect(kept).toEqual([
      {
        newest_consents: [
          { purpose: 'ai_analysis_consent', granted: false, policyVersion: '1.1' },
          { purpose: 'terms_accepted', granted: true, policyVersion: '1.0' },
        ],
      },
    ])
  })
})
