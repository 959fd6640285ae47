import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CONSENT_PURPOSES } from '@gb/domain'
import { requireConsents } from '@gb/service-kit'
import { listOf, nextUser, signUp } from '../../testing/people.js'
import { CONSENT, FORM, startProfile } from '../../testing/start-profile.js'
import { ConsentService } from './consent.service.js'
import { TURNED_OFF } from './withdrawal.js'

let service: Awaited<ReturnType<typeof startProfile>>
let person: Awaited<ReturnType<typeof signUp>>

beforeAll(async () => {
  service = await startProfile()
})
afterAll(() => service.close())
beforeEach(async () => {
  person = await signUp(service)
})

const withdraw = (purpose: string, headers = {}) =>
  person.browser.call('DELETE', `/api/consents/${purpose}`, { headers })
const give = (body: object) => person.browser.call('POST', '/api/user-consent', { body })
const ledger = async () => listOf((await person.browser.call('GET', '/api/consents')).body.entries)
const requireAi = async () =>
  requireConsents(await nextUser(service, person.browser.jar), ['ai_analysis_consent'])

describe(ConsentService.name, () => {
  it.each(CONSENT_PURPOSES)(
    'withdraws %s alone, says what that turns off, and gives it again',
    async (purpose) => {
      const before = await person.browser.call('GET', '/api/consents')
      expect(before.body.turns_off).toEqual(TURNED_OFF)
      const { status, body } = await withdraw(purpose)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        purpose,
        consent: Object.fromEntries(CONSENT_PURPOSES.map((other) => [other, other !== purpose])),
        state: { [purpose]: 'withdrawn' },
        turns_off: TURNED_OFF[purpose],
        recorded_at: expect.any(String),
      })
      expect((await ledger())[0]).toMatchObject({ purpose, granted: false })
      const given = await give({ purpose })
      expect(given).toMatchObject({ status: 201, body: { consent: { [purpose]: true } } })
      expect(await ledger()).toHaveLength(6)
      expect((await ledger())[0]).toMatchObject({ purpose, granted: true, app_version: '1.0' })
    },
  )

  it('lets other services act only while the consent holds: the very next request knows', async () => {
    await withdraw('ai_analysis_consent')
    await expect(requireAi()).rejects.toMatchObject({ code: 'consent_required' })
    await give({ purpose: 'ai_analysis_consent' })
    await expect(requireAi()).resolves.toBeUndefined()
  })

  it.each(['health_data_consent', 'terms_accepted', 'privacy_policy_accepted'])(
    'stores nothing new without %s, and still shows what is there',
    async (purpose) => {
      await withdraw(purpose)
      const save = () =>
        person.browser.call('POST', '/api/profile', { body: { ...FORM, email: person.email, age: 50 } })
      expect(await save()).toMatchObject({ status: 403, body: { error: 'consent_required', purpose } })
      const { body } = await person.browser.call('GET', `/api/profile/${person.userId}`)
      expect(body.age).toBe(42)
      await give({ purpose })
      expect((await save()).status).toBe(200)
    },
  )

  it('writes nothing when there is nothing to withdraw', async () => {
    await withdraw('ai_analysis_consent')
    const before = await ledger()
    expect((await withdraw('ai_analysis_consent')).body).toMatchObject({
      recorded_at: null,
      state: { ai_analysis_consent: 'withdrawn' },
    })
    expect(await ledger()).toEqual(before)
  })

  it('writes one line however often the same request comes', async () => {
    const key = { 'idempotency-key': 'w1' }
    const [first, second] = [await withdraw('terms_accepted', key), await withdraw('terms_accepted', key)]
    expect(second.body).toEqual(first.body)
    expect(second.headers['idempotent-replay']).toBe('true')
    expect(await ledger()).toHaveLength(5)
  })

  it.each([
    ['an unknown purpose', { purpose: 'marketing' }, 'purpose'],
    ['a purpose that is no word', { purpose: ['terms_accepted'] }, 'purpose'],
    [
      'a purpose beside a refusal',
      { purpose: 'terms_accepted', ai_analysis_consent: false },
      'ai_analysis_consent',
    ],
    ['a purpose beside all four', { ...CONSENT, purpose: 'terms_accepted' }, 'privacy_policy_accepted'],
  ])('refuses %s and writes nothing', async (_name, body, field) => {
    const answer = await give(body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual(expect.arrayContaining([expect.objectContaining({ field })]))
    expect(await ledger()).toHaveLength(4)
  })

  it('needs a session for one purpose, and a known one to withdraw', async () => {
    const stranger = service.browser()
    const one = { body: { purpose: 'terms_accepted' } }
    expect((await stranger.call('POST', '/api/user-consent', one)).status).toBe(401)
    expect(stranger.jar.size).toBe(0)
    expect((await stranger.call('DELETE', '/api/consents/terms_accepted')).status).toBe(401)
    expect((await withdraw('marketing')).status).toBe(400)
  })

  it('still needs all four where no purpose is named', async () => {
    const { privacy_policy_accepted: _missing, ...rest } = CONSENT
    expect((await give(rest)).status).toBe(400)
    expect((await give({ ...CONSENT, timestamp: undefined })).status).toBe(400)
    expect((await give({})).status).toBe(400)
  })
})
