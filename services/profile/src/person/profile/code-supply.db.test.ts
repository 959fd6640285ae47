import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventsOf, signUp } from '../../testing/people.js'
import { FORM, startProfile } from '../../testing/start-profile.js'
import { CodeSupplyService } from './code-supply.service.js'
import { RecoveryCodeRepository } from './recovery-code.repository.js'

let service: Awaited<ReturnType<typeof startProfile>>
let supply: CodeSupplyService

beforeAll(async () => {
  service = await startProfile()
  supply = service.get(CodeSupplyService, { strict: false })
})
afterAll(() => service.close())

/** Fills the table up to so many codes, all of one person and retired. */
const fillTo = async (total: number, userId: string) => {
  const [row] = await service.run('SELECT count(*)::int AS n FROM profile.recovery_code')
  await service.run(
    `INSERT INTO profile.recovery_code (user_id, code_lookup, code_sealed, retired_at)
     SELECT $1, sha256(gen_random_uuid()::text::bytea), '\\x00', now() FROM generate_series(1, $2)`,
    [userId, total - Number(row?.n)],
  )
}

const scarcityEvents = () => service.run(`SELECT FROM profile.security_event WHERE kind = 'codes_scarce'`)

describe(CodeSupplyService.name, () => {
  it('gives a profile another code and takes the old one out of use for everybody', async () => {
    const { userId, code } = await signUp(service)
    await supply.rotate(userId)
    const codes = service.get(RecoveryCodeRepository, { strict: false })
    expect(await codes.read(userId)).not.toBe(code)
    expect(await codes.ownerOf(code)).toEqual({ userId, current: false, opensUnknown: true })
    expect(await eventsOf(service, userId)).toContain('code_rotated')
  })

  it('raises the alarm at five of a hundred codes, and refuses new ones at twenty', async () => {
    const { userId } = await signUp(service)
    await fillTo(49_999, userId)
    expect(await supply.areScarce()).toBe(false)
    expect(await scarcityEvents()).toHaveLength(0)
    await fillTo(50_000, userId)
    expect(await supply.areScarce()).toBe(true)
    expect(await supply.areScarce()).toBe(true)
    expect(await scarcityEvents()).toHaveLength(1)
    for (let batch = 100_000; batch <= 200_000; batch += 50_000) await fillTo(batch, userId)
    expect(await supply.areScarce()).toBe(true)
    const browser = await service.browser().consenting()
    const refused = await browser.call('POST', '/api/profile', { body: FORM })
    expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    expect(refused.headers['retry-after']).toBe('3600')
    await expect(supply.assign(randomUUID())).rejects.toMatchObject({ code: 'unavailable' })
    await supply.rotate(userId)
  }, 60_000)
})
