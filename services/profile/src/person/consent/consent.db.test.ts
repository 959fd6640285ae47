import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@gb/domain'
import { ownerDataSource, requireConsents } from '@gb/service-kit'
import { profileDatabase } from '../../database/data-source.js'
import { nextUser } from '../../testing/people.js'
import { CONSENT, FORM, startProfile } from '../../testing/start-profile.js'
import { ConsentService } from './consent.service.js'

const SHA = { old: 'a'.repeat(64), current: 'b'.repeat(64) }
const REFUSAL = 'Please accept all consent items to continue using Gastric Buddy.'

let service: Awaited<ReturnType<typeof startProfile>>

beforeAll(async () => {
  service = await startProfile()
})
afterAll(() => service.close())

const announce = (version: string, sha256: string) =>
  service.policies.announce({ privacyPolicy: { version, sha256 }, terms: { version, sha256 } })

const countLines = async (): Promise<number> => {
  const [row] = await service.run('SELECT count(*)::int AS n FROM profile.consent_entry')
  return Number(row?.n)
}

const linesOf = ({ entries }: Record<string, unknown>): object[] =>
  Array.isArray(entries) ? entries.filter((line: unknown) => typeof line === 'object' && line !== null) : []

/** Lines of one receipt share an instant, so their order says nothing. */
const byPurpose = (body: Record<string, unknown>): Record<string, object> =>
  Object.fromEntries(linesOf(body).map((line) => ['purpose' in line ? String(line.purpose) : '', line]))

const all = <T>(value: T) => Object.fromEntries(CONSENT_PURPOSES.map((purpose) => [purpose, value]))

/** What another service does first in the next request of a browser. */
const requireNext = async (jar: ReadonlyMap<string, string>, purpose: ConsentPurpose) =>
  requireConsents(await nextUser(service, jar), [purpose])

describe(ConsentService.name, () => {
  it('takes any consent as current while no text is published, and says so', async () => {
    const { call } = service.browser()
    const given = await call('POST', '/api/user-consent', { body: CONSENT })
    expect(given).toMatchObject({
      status: 201,
      body: { consent: all(true), policy_versions: { privacy_policy: null, terms: null } },
    })
    const visitor = given.cookies.find(({ name }) => name === 'gb_vis')
    expect(visitor).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 30 * 86_400 })
  })

  it.each(
    CONSENT_PURPOSES.flatMap((purpose) =>
      [false, 'true', 1, null, undefined].map((value) => ({ purpose, value })),
    ),
  )('writes nothing when $purpose is $value', async ({ purpose, value }) => {
    const before = await countLines()
    const { call, jar } = service.browser()
    const { status, body } = await call('POST', '/api/user-consent', {
      body: { ...CONSENT, [purpose]: value },
    })
    expect({ status, message: body.message }).toEqual({ status: 400, message: REFUSAL })
    expect(await countLines()).toBe(before)
    expect(jar.size).toBe(0)
  })

  it('keeps one line per purpose with the text in force, for the browser and then for the person', async () => {
    await announce('1.0', SHA.old)
    const { call } = service.browser()
    await call('POST', '/api/user-consent', { body: CONSENT })
    const asVisitor = await call('GET', '/api/consents')
    expect(asVisitor.body).toMatchObject({
      consent: all(true),
      state: all('given'),
      policy_versions: { privacy_policy: { version: '1.0', sha256: SHA.old } },
    })
    expect(asVisitor.body.entries).toHaveLength(4)
    await call('POST', '/api/profile', { body: FORM })
    const asPerson = await call('GET', '/api/consents')
    expect(byPurpose(asPerson.body)).toEqual(byPurpose(asVisitor.body))
    expect(byPurpose(asPerson.body)).toEqual(
      all(expect.objectContaining({ granted: true, policy_version: '1.0', policy_sha256: SHA.old })),
    )
  })

  it('asks again in the very next request after a new version, and lets a renewed consent through', async () => {
    await announce('1.0', SHA.old)
    const { call, jar } = await service.browser().consenting()
    await call('POST', '/api/profile', { body: FORM })
    await expect(requireNext(jar, 'ai_analysis_consent')).resolves.toBeUndefined()
    await announce('1.1', SHA.current)
    await expect(requireNext(jar, 'ai_analysis_consent')).rejects.toMatchObject({ code: 'consent_outdated' })
    expect((await call('GET', '/api/session')).body.consent).toEqual(all(false))
    await call('POST', '/api/user-consent', { body: CONSENT })
    await expect(requireNext(jar, 'ai_analysis_consent')).resolves.toBeUndefined()
    await announce('1.0', SHA.old)
    await expect(requireNext(jar, 'terms_accepted')).rejects.toMatchObject({ code: 'consent_outdated' })
  })

  it('refuses a withdrawn consent and that one only', async () => {
    const { call, jar } = await service.browser().consenting()
    await call('POST', '/api/profile', { body: FORM })
    await call('DELETE', '/api/consents/ai_analysis_consent')
    await expect(requireNext(jar, 'ai_analysis_consent')).rejects.toMatchObject({ code: 'consent_required' })
    await expect(requireNext(jar, 'health_data_consent')).resolves.toBeUndefined()
    expect((await call('GET', '/api/consents')).body.state).toMatchObject({
      ai_analysis_consent: 'withdrawn',
    })
  })

  it('keeps every purpose of decisions made at the same moment', async () => {
    const { call, jar } = await service.browser().consenting()
    await call('POST', '/api/profile', { body: FORM })
    for (const purpose of CONSENT_PURPOSES) await call('DELETE', `/api/consents/${purpose}`)
    await Promise.all(
      CONSENT_PURPOSES.map((purpose) => call('POST', '/api/user-consent', { body: { purpose } })),
    )
    expect((await nextUser(service, jar)).consents).toEqual(all('given'))
  })

  it('refuses a person without any consent', async () => {
    const { call, jar } = await service.browser().consenting()
    const { body } = await call('POST', '/api/profile', { body: FORM })
    const owner = await ownerDataSource(service.url, profileDatabase).initialize()
    await owner.query('DELETE FROM profile.consent_entry WHERE subject_id = $1', [body.user_id])
    await owner.query(`UPDATE profile.profile SET newest_consents = '[]' WHERE user_id = $1`, [body.user_id])
    await owner.destroy()
    expect((await nextUser(service, jar)).consents).toEqual(all('missing'))
    await expect(requireNext(jar, 'terms_accepted')).rejects.toMatchObject({
      code: 'consent_required',
      message: REFUSAL,
    })
  })

  it('answers a browser without consent with nothing given', async () => {
    const { status, body } = await service.browser().call('GET', '/api/consents')
    expect(status).toBe(200)
    expect(body).toMatchObject({ consent: all(false), state: all('missing'), entries: [], next_before: null })
  })

  it('pages through the ledger without losing or repeating a line', async () => {
    const { call } = service.browser()
    for (let round = 0; round < 2; round++) await call('POST', '/api/user-consent', { body: CONSENT })
    const seen: object[] = []
    let query = ''
    do {
      const { body } = await call('GET', `/api/consents?limit=3${query}`)
      seen.push(...linesOf(body))
      query = typeof body.next_before === 'string' ? `&before=${body.next_before}` : ''
    } while (query !== '')
    const whole = await call('GET', '/api/consents')
    expect(seen).toEqual(linesOf(whole.body))
    expect(seen).toHaveLength(8)
  })

  it('cannot change or delete a line as the service', async () => {
    const denied = { code: '42501' }
    await expect(service.run('UPDATE profile.consent_entry SET granted = false')).rejects.toMatchObject(
      denied,
    )
    await expect(service.run('DELETE FROM profile.consent_entry')).rejects.toMatchObject(denied)
  })

  it('keeps an announced text once, however often and by however many it is told', async () => {
    await announce('2.0', SHA.current)
    await Promise.all(Array.from({ length: 5 }, () => announce('2.1', SHA.old)))
    const rows = await service.run(
      `SELECT count(*)::int AS n FROM profile.policy_version WHERE version = '2.1'`,
    )
    expect(rows).toEqual([{ n: 2 }])
  })
})
