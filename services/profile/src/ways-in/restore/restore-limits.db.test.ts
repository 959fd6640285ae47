import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import { comparable, freshAddress, otherThan, signUp } from '../../testing/people.js'
import { startProfile } from '../../testing/start-profile.js'
import { isSolved } from './proof-of-work.js'
import { RESTORE_LIMITS, RestoreLimits } from './restore-limits.js'
import { RestoreService } from './restore.service.js'

type Service = Awaited<ReturnType<typeof startProfile>>

const GUESSES = 10_000
/** So many of them one by one, which passes each limit many times over; the rest is counted in bulk. */
const TRIED = 400
const AT_ONCE = 8

let mailed: Service
let open: Service

beforeAll(async () => {
  mailed = await startProfile({ RESTORE_CONFIRMATION: 'email' })
  open = await startProfile({ RESTORE_CONFIRMATION: 'none' })
})
afterAll(async () => {
  await mailed.close()
  await open.close()
})
beforeEach(() => mailed.run('DELETE FROM profile.throttle'))

/** Tries codes as fast as it goes; answers how many opened something, were refused, or led to a challenge. */
const guess = async (service: Service, codes: string[], addressOf: (index: number) => string) => {
  const restoring = service.get(RestoreService, { strict: false })
  const cookies = service.get(BrowserCookies, { strict: false })
  const outcome = { opened: 0, challenges: 0, refused: 0 }
  let next = 0
  const work = async () => {
    for (let index = next++; index < codes.length; index = next++) {
      const browser = cookies.read({ headers: {}, cookies: {}, ip: addressOf(index) })
      const asked = { code: codes[index] ?? '', user: null, browser, destination: null, proof: null }
      try {
        const { profile, challengeId } = await restoring.open(asked)
        if (profile) outcome.opened += 1
        else if (challengeId !== null) outcome.challenges += 1
      } catch {
        outcome.refused += 1
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return outcome
}

/**
 * Ten thousand guesses with the right codes among them, but for the few that a network may try, and those once more at
 * the end.
 */
const guessALot = async (service: Service, addressOf: (index: number) => string) => {
  const people = await Promise.all(Array.from({ length: 10 }, () => signUp(service)))
  const right = new Set(people.map(({ code }) => code))
  const codes = Array.from({ length: TRIED }, (_, index) => String(index * 97).padStart(6, '0')).filter(
    (code) => !right.has(code),
  )
  codes.splice(200, 0, ...right)
  const first = await guess(service, codes, addressOf)
  await service.run(
    `UPDATE profile.throttle SET hits = hits + $1 WHERE bucket LIKE 'code_quarter:%' OR bucket LIKE 'code_day:%'`,
    [GUESSES - codes.length],
  )
  const last = await guess(service, [...right], addressOf)
  return {
    opened: first.opened + last.opened,
    challenges: first.challenges + last.challenges,
    /** Those before the limit. */
    notRefused: codes.length + right.size - first.refused - last.refused,
  }
}

const tries = (service: Service, address: string, code: string, headers = {}) =>
  service.browser(address).call('POST', '/api/restore', { body: { code }, headers })

describe(RestoreLimits.name, () => {
  it.each([
    ['one address', () => '203.0.113.99'],
    ['ever another address of one /64', (index: number) => `2001:db8:5:5::${(index * 13).toString(16)}`],
  ])('lets 10,000 guesses from %s open nothing, in both modes', async (_name, addressOf) => {
    const [byMail, byCode] = await Promise.all([guessALot(mailed, addressOf), guessALot(open, addressOf)])
    expect([byMail.opened, byCode.opened]).toEqual([0, 0])
    // A quarter of an hour may end in between.
    expect(byMail.challenges).toBeLessThanOrEqual(2 * RESTORE_LIMITS.codesPerQuarterHour)
    expect(byCode.notRefused).toBeLessThanOrEqual(2 * RESTORE_LIMITS.codesPerQuarterHour)
  })

  it('gives an IPv6 /48 four times as much as a /64', async () => {
    const codes = Array.from({ length: 40 }, () => '123456')
    const { challenges } = await guess(mailed, codes, (index) => `2001:db8:9:${index.toString(16)}::1`)
    expect(challenges).toBeGreaterThanOrEqual(20)
    expect(challenges).toBeLessThanOrEqual(40)
    expect((await tries(mailed, '2001:db8:9:ffff::1', '123456')).status).toBe(challenges < 40 ? 429 : 404)
    expect((await tries(mailed, '2001:db8:a:1::1', '123456')).status).toBe(404)
  })

  it('counts on after a restart, and in another process', async () => {
    const address = freshAddress()
    for (let count = 0; count < 5; count++) await tries(mailed, address, '123456')
    const restarted = await startProfile({ RESTORE_CONFIRMATION: 'email' })
    expect((await tries(restarted, address, '123456')).status).toBe(429)
    await restarted.close()
  })

  it('stops a network for the day after twenty codes', async () => {
    const address = freshAddress()
    const statuses = []
    for (let quarter = 0; quarter < 5; quarter++) {
      for (let count = 0; count < 5; count++) statuses.push((await tries(mailed, address, '123456')).status)
      await mailed.run(`DELETE FROM profile.throttle WHERE bucket LIKE 'code_quarter:%'`)
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429])
  })

  it('lets nobody in when it cannot count', async () => {
    const { code } = await signUp(open)
    const heal = open.breakStatement('throttle_hit_profile')
    expect((await tries(open, freshAddress(), code)).status).toBeGreaterThanOrEqual(500)
    heal()
    expect((await tries(open, freshAddress(), code)).status).toBe(200)
  })

  it('writes a storm of codes down once an hour and network', async () => {
    const address = freshAddress()
    for (let count = 0; count < 12; count++) await tries(mailed, address, '123456')
    const cookies = mailed.get(BrowserCookies, { strict: false })
    const { network } = cookies.read({ headers: {}, cookies: {}, ip: address })
    const rows = await mailed.run(
      `SELECT FROM profile.security_event WHERE kind = 'wrong_codes' AND network = $1`,
      [network],
    )
    expect(rows.length).toBeGreaterThanOrEqual(1)
    expect(rows.length).toBeLessThanOrEqual(2)
  })

  it('asks every unknown browser for work while codes are tried everywhere, and nobody else', async () => {
    const { browser, code, userId } = await signUp(mailed)
    await mailed.run(
      `INSERT INTO profile.throttle (bucket, window_start, hits)
       VALUES ('code_hour:everywhere', date_trunc('hour', now()), $1)`,
      [RESTORE_LIMITS.codesEverywherePerHour],
    )
    const address = freshAddress()
    const right = await tries(mailed, address, code)
    const wrong = await tries(mailed, address, otherThan(code))
    expect(right).toMatchObject({
      status: 429,
      body: { proof_of_work: expect.any(String), proof_bits: 18 },
    })
    const withoutPuzzle = ({ status, body: { proof_of_work: _puzzle, ...body } }: typeof right) =>
      comparable({ status, body })
    expect(withoutPuzzle(right)).toEqual(withoutPuzzle(wrong))
    const puzzle = String(right.body.proof_of_work)
    let number = 0
    while (!isSolved(`${puzzle}:${number}`)) number += 1
    const work = { 'x-proof-of-work': `${puzzle}:${number}` }
    expect((await tries(mailed, address, code, work)).status).toBe(404)
    expect((await tries(mailed, address, code, work)).status).toBe(429)
    browser.jar.delete('gb_sid')
    const known = await browser.call('POST', '/api/restore', { body: { code } })
    expect(known).toMatchObject({ status: 200, body: { user_id: userId } })
  })
})
