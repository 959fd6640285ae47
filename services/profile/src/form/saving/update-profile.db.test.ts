import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { FieldCipher } from '@gb/service-kit'
import { confirmEverything } from '../../testing/confirming.js'
import { nextUser } from '../../testing/people.js'
import { CONSENT, FORM, startProfile } from '../../testing/start-profile.js'
import { UpdateProfileService } from './update-profile.service.js'

let service: Awaited<ReturnType<typeof startProfile>>
let call: ReturnType<typeof service.browser>['call']
let jar: ReturnType<typeof service.browser>['jar']
let userId: string

beforeAll(async () => {
  service = await startProfile()
})
afterAll(() => service.close())
beforeEach(async () => {
  ;({ call, jar } = await service.browser().consenting())
  const { body } = await call('POST', '/api/profile', { body: FORM })
  userId = String(body.user_id)
  await confirmEverything(service, userId)
  service.weights.received.length = 0
})

const update = (changes: object, headers = {}) =>
  call('POST', '/api/profile', { body: { ...FORM, ...changes }, headers })

describe(UpdateProfileService.name, () => {
  it('changes the profile and logs a changed weight before it answers', async () => {
    const { status, body } = await update({ name: 'Alex', current_weight_lbs: 229.96 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user_id: userId,
      message: 'Profile updated successfully!',
      profile: { name: 'Alex', current_weight_lbs: 230 },
    })
    expect(service.weights.received).toEqual([
      expect.objectContaining({ userId, kind: 'profile_update', weightLbs: 230 }),
    ])
  })

  it('logs nothing when the weight stays', async () => {
    expect((await update({ age: 43 })).status).toBe(200)
    expect(service.weights.received).toEqual([])
  })

  it('keeps what was not sent and clears a surgery date that is null', async () => {
    await update({ gender: 'male', activity_level: 'active' })
    const { surgery_date: _absent, ...rest } = FORM
    const kept = await call('POST', '/api/profile', { body: rest })
    expect(kept.body.profile).toMatchObject({
      gender: 'male',
      activity_level: 'active',
      surgery_date: FORM.surgery_date,
    })
    const cleared = await update({ surgery_date: null })
    expect(cleared.body.profile).toMatchObject({ surgery_date: null })
  })

  it('keeps the hour at which the day begins, and tells every service', async () => {
    expect((await update({})).body.profile).toMatchObject({ day_starts_at: 0 })
    expect((await update({ day_starts_at: 4 })).body.profile).toMatchObject({ day_starts_at: 4 })
    expect((await update({ name: 'Alex' })).body.profile).toMatchObject({ day_starts_at: 4 })
    await update({ current_weight_lbs: 228 })
    expect(service.weights.received.at(-1)).toMatchObject({ dayStartsAt: 4 })
    for (const refused of [-1, 7, 1.5, '4', null])
      expect((await update({ day_starts_at: refused })).status).toBe(400)
  })

  it('keeps the start of the day by itself, and nothing else of the profile', async () => {
    const choose = (day_starts_at: unknown, of = userId) =>
      call('PUT', `/api/day-start/${of}`, { body: { day_starts_at } })
    const before = (await call('GET', `/api/profile/${userId}`)).body
    const told = service.weights.received.length
    expect(await choose(5)).toMatchObject({ status: 200, body: { day_starts_at: 5 } })
    expect((await call('GET', `/api/profile/${userId}`)).body).toEqual({ ...before, day_starts_at: 5 })
    expect(service.weights.received).toHaveLength(told)
    for (const refused of [undefined, null, -1, 7, 1.5, '4', [4]])
      expect((await choose(refused)).status).toBe(400)
    expect((await choose(3, '00000000-0000-4000-8000-000000000001')).status).toBe(403)
  })

  it('keeps the answer whether all food was logged until today, which every request knows then', async () => {
    const answer = (was_all: unknown, of = userId) =>
      call('PUT', `/api/food-log-answer/${of}`, { body: { was_all } })
    const before = (await call('GET', `/api/profile/${userId}`)).body
    const [today] = new Date().toISOString().split('T')
    expect(await answer(true)).toMatchObject({ status: 200, body: { food_logged_through: today } })
    expect((await nextUser(service, jar)).person.foodLoggedThrough).toBe(today)
    expect((await call('GET', `/api/profile/${userId}`)).body).toEqual(before)
    expect(await answer(false)).toMatchObject({ status: 200, body: { food_logged_through: null } })
    expect((await nextUser(service, jar)).person.foodLoggedThrough).toBeNull()
    for (const refused of [undefined, null, 'yes', 1, [true]])
      expect((await answer(refused)).status).toBe(400)
    expect((await answer(true, '00000000-0000-4000-8000-000000000001')).status).toBe(403)
  })

  it('keeps the language to write in by itself, and nothing else of the profile', async () => {
    const choose = (language: unknown, of = userId) =>
      call('PUT', `/api/language/${of}`, { body: { language } })
    const before = (await call('GET', `/api/profile/${userId}`)).body
    expect(before).toMatchObject({ language: null })
    expect(await choose('es')).toMatchObject({ status: 200, body: { language: 'es' } })
    expect((await call('GET', `/api/profile/${userId}`)).body).toEqual({ ...before, language: 'es' })
    expect((await update({ name: 'Alex' })).body.profile).toMatchObject({ language: 'es' })
    for (const refused of [undefined, null, '', 'fr', 'ES', ['es']])
      expect((await choose(refused)).status).toBe(400)
    expect((await choose('en', '00000000-0000-4000-8000-000000000001')).status).toBe(403)
    expect((await call('GET', `/api/profile/${userId}`)).body).toMatchObject({ language: 'es' })
  })

  it('keeps the weights of before the product, clears them with null, and tells every service', async () => {
    const weights = { surgery_day_weight_lbs: 262.04, highest_weight_lbs: 288 }
    const kept = { surgery_day_weight_lbs: 262, highest_weight_lbs: 288 }
    expect((await update({})).body.profile).toMatchObject({
      surgery_day_weight_lbs: null,
      highest_weight_lbs: null,
    })
    expect((await update(weights)).body.profile).toMatchObject(kept)
    expect((await update({ name: 'Alex' })).body.profile).toMatchObject(kept)
    expect((await update({ highest_weight_lbs: null })).body.profile).toMatchObject({
      surgery_day_weight_lbs: 262,
      highest_weight_lbs: null,
    })
    for (const refused of [79.9, 800.1, '262', true])
      expect((await update({ surgery_day_weight_lbs: refused })).status).toBe(400)
  })

  it('keeps a pregnancy sealed, tells it back, and takes it back', async () => {
    expect((await update({ is_pregnant: true })).body.profile).toMatchObject({ is_pregnant: true })
    expect((await update({ name: 'Alex' })).body.profile).toMatchObject({ is_pregnant: true })
    const [row] = await service.run('SELECT pregnant_sealed FROM profile.profile WHERE user_id = $1', [
      userId,
    ])
    const sealed = Buffer.isBuffer(row?.pregnant_sealed) ? row.pregnant_sealed : Buffer.alloc(0)
    const cipher = service.get(FieldCipher, { strict: false })
    expect(cipher.open(sealed, { owner: userId, field: 'pregnant' })).toBe('1')
    expect((await update({ is_pregnant: false })).body.profile).toMatchObject({ is_pregnant: false })
    expect((await update({ is_pregnant: 'yes' })).status).toBe(400)
  })

  it('stores a goal that is too light, and asks for a talk about it in every answer until there is another', async () => {
    const goalOf = (lbs: number, more: object = {}) => update({ goal_weight_lbs: lbs, ...more })
    const read = async () => (await call('GET', `/api/profile/${userId}`)).body
    const hint = { code: 'goal_too_light', text: expect.stringContaining('talk'), proposed_lbs: null }
    expect((await goalOf(90)).body.profile).toMatchObject({ goal_weight_lbs: 90, hints: [hint] })
    expect(await read()).toMatchObject({ goal_weight_lbs: 90, hints: [hint] })
    expect((await goalOf(90, { is_pregnant: true })).body.profile).toMatchObject({ hints: [] })
    expect((await goalOf(160, { is_pregnant: false })).body.profile).toMatchObject({ hints: [] })
    expect((await goalOf(160, { surgery_day_weight_lbs: 98 })).body.profile).toMatchObject({
      hints: [{ code: 'surgery_day_weight', proposed_lbs: expect.any(Number) }],
    })
    await goalOf(160, { surgery_day_weight_lbs: null })
  })

  it('keeps the answer about iron sealed, through a change of the profile, and takes it back', async () => {
    const answer = (iron_answer: unknown, of = userId) =>
      call('PUT', `/api/iron-answer/${of}`, { body: { iron_answer } })
    const read = async () => (await call('GET', `/api/profile/${userId}`)).body.iron_answer
    expect(await read()).toBeNull()
    for (const refused of [undefined, null, '', 'yes', 0, ['higher']])
      expect((await answer(refused)).status).toBe(400)
    expect(await read()).toBeNull()
    expect(await answer('low_risk')).toMatchObject({ status: 200, body: { iron_answer: 'low_risk' } })
    expect((await update({ name: 'Alex' })).body.profile).toMatchObject({ iron_answer: 'low_risk' })
    const [row] = await service.run('SELECT iron_sealed FROM profile.profile WHERE user_id = $1', [userId])
    const sealed = Buffer.isBuffer(row?.iron_sealed) ? row.iron_sealed : Buffer.alloc(0)
    const cipher = service.get(FieldCipher, { strict: false })
    expect(cipher.open(sealed, { owner: userId, field: 'iron' })).toBe('1')
    await answer('not_now')
    expect(await read()).toBe('not_now')
    expect((await answer('higher', '00000000-0000-4000-8000-000000000001')).status).toBe(403)
  })

  it('takes the own user_id and refuses another one, known or not', async () => {
    expect((await update({ user_id: userId })).status).toBe(200)
    const stranger = await service.browser().consenting()
    const other = await stranger.call('POST', '/api/profile', { body: FORM })
    const answers = [
      await update({ user_id: other.body.user_id }),
      await update({ user_id: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11' }),
    ]
    const [known, unknown] = answers.map(({ status, body: { request_id: _id, ...body } }) => ({
      status,
      body,
    }))
    expect(known).toMatchObject({ status: 403, body: { error: 'not_yours' } })
    expect(known).toEqual(unknown)
  })

  it('does a keyed change once, and keeps no personal data beside the key', async () => {
    const key = { 'idempotency-key': 'change-1' }
    await update({ current_weight_lbs: 230 }, key)
    await update({ current_weight_lbs: 229 })
    const replay = await update({ current_weight_lbs: 230 }, key)
    expect(replay.headers['idempotent-replay']).toBe('true')
    expect(replay.body.profile).toMatchObject({ current_weight_lbs: 229 })
    expect(service.weights.received.map(({ weightLbs }) => weightLbs)).toEqual([230, 229])
    expect((await update({ current_weight_lbs: 228 }, key)).status).toBe(422)
    const [row] = await service.run('SELECT response FROM profile.idempotency_key WHERE owner = $1', [userId])
    const stored = Buffer.isBuffer(row?.response) ? row.response : Buffer.alloc(0)
    const cipher = service.get(FieldCipher, { strict: false })
    expect(cipher.open(stored, { owner: userId, field: 'idempotency:change-1' })).toBe('{}')
  })

  it('refuses an Idempotency-Key that is too long', async () => {
    expect((await update({}, { 'idempotency-key': 'x'.repeat(256) })).status).toBe(400)
  })

  it.each([
    ['is_premium', true],
    ['recovery_code', '000000'],
    ['scans_used', 0],
  ])('refuses the field %s by its name', async (field, value) => {
    const { status, body } = await update({ [field]: value })
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field, message: `${field} is not a known field.` }])
  })

  it.each([
    ['age', 17],
    ['age', 101],
    ['age', 30.5],
    ['age', '42'],
    ['height_feet', 3],
    ['height_inches', 12],
    ['height_inches', null],
    ['current_weight_lbs', 600.1],
    ['current_weight_lbs', [180]],
    ['goal_weight_lbs', 401],
    ['gender', 'other'],
    ['activity_level', null],
    ['email', 'sam@'],
    ['name', '   '],
    ['surgery_date', '2026-02-30'],
    ['surgery_date', '1979-12-31'],
    ['surgery_date', '2099-01-01'],
    ['surgery_date', ''],
  ])('refuses %s of %j', async (field, value) => {
    const { status, body } = await update({ [field]: value })
    expect(status).toBe(400)
    expect(body.errors).toEqual([expect.objectContaining({ field })])
  })

  it('takes no health data while a newer policy waits for consent, and shows what is there', async () => {
    const version = { version: '9.9', sha256: 'c'.repeat(64) }
    await service.policies.announce({ privacyPolicy: version, terms: version })
    expect(await update({ age: 43 })).toMatchObject({ status: 403, body: { error: 'consent_outdated' } })
    expect(await call('GET', `/api/profile/${userId}`)).toMatchObject({ status: 200, body: { age: 42 } })
    await call('POST', '/api/user-consent', { body: CONSENT })
    expect((await update({ age: 43 })).status).toBe(200)
  })

  it('answers nobody but the owner', async () => {
    const stranger = await service.browser().consenting()
    expect((await stranger.call('GET', `/api/profile/${userId}`)).status).toBe(401)
    await stranger.call('POST', '/api/profile', { body: FORM })
    expect((await stranger.call('GET', `/api/profile/${userId}`)).status).toBe(403)
    expect((await stranger.call('GET', `/api/get-recovery-code/${userId}`)).status).toBe(403)
  })

  it('shows the code thirty times an hour', async () => {
    const read = () => call('GET', `/api/get-recovery-code/${userId}`)
    const { body } = await read()
    expect(body).toEqual({ user_id: userId, recovery_code: expect.stringMatching(/^\d{6}$/) })
    await Promise.all(Array.from({ length: 29 }, read))
    const refused = await read()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
