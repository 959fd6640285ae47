import { describe, expect, it, jest } from '@jest/globals'
import type { WeightDelivery } from '../../post/weights/weight-delivery.js'
import type { ShownProfileService } from '../../ways-in/freshness/shown-profile.service.js'
import { construct } from '../../testing/construct.js'
import type { CreateProfileService } from './create-profile.service.js'
import type { ProfileForm, ProfileView } from '../../person/profile/profile.js'
import type { ProfileService } from '../../person/profile/profile.service.js'
import { type SaveRequest, SaveProfileService } from './save-profile.service.js'
import type { UpdateProfileService } from './update-profile.service.js'

const FORM: ProfileForm = {
  name: 'Sam',
  email: 'sam@example.com',
  age: 42,
  heightFeet: 5,
  heightInches: 6,
  currentWeightLbs: 231.4,
  goalWeightLbs: 160,
}
const PROFILE: ProfileView = {
  ...FORM,
  gender: 'female',
  activityLevel: 'light',
  surgeryDate: null,
  surgeryDayWeightLbs: null,
  highestWeightLbs: null,
  isPregnant: false,
  ironAnswer: null,
  dayStartsAt: 0,
  userId: 'me',
  recoveryCode: '048151',
  pendingEmail: null,
  timeZone: 'UTC',
  language: null,
  eraseAt: null,
  clinicPlan: null,
  isPremium: false,
}
const SECRETS = { userId: 'me', session: 's', device: 'd' }
const ME = { userId: 'me', sessionId: 'session', timeZone: 'Asia/Tokyo' }

const refuse = (): Promise<never> => Promise.reject(new Error('a call that the test did not ask for'))

const setUp = () => {
  const create = jest.fn<CreateProfileService['create']>(refuse)
  const update = jest.fn<UpdateProfileService['update']>(refuse)
  const read = jest.fn<ProfileService['read']>().mockResolvedValue(PROFILE)
  const readFor = jest.fn<ShownProfileService['read']>().mockResolvedValue({ ...PROFILE, recoveryCode: null })
  const deliverSoon = jest.fn<WeightDelivery['deliverSoon']>().mockResolvedValue()
  const parts = [{ create }, { update }, { read }, { read: readFor }, { deliverSoon }]
  const service = construct(SaveProfileService, parts)
  return { create, update, deliverSoon, service }
}

const request = (changes: Partial<SaveRequest> = {}): SaveRequest => ({
  form: FORM,
  claimedUserId: null,
  user: null,
  browser: { session: null, device: null, visitor: 'v', network: 'n', site: null, label: 'Browser' },
  timeZone: null,
  idempotencyKey: null,
  ...changes,
})

describe(SaveProfileService.name, () => {
  it('makes a profile without a session, signs in and hands the weight on', async () => {
    const { create, deliverSoon, service } = setUp()
    create.mockResolvedValue({ secrets: SECRETS, replayed: false, wasSeen: false })
    expect(await service.save(request())).toEqual({
      profile: PROFILE,
      message: 'Profile created successfully! Welcome to Gastric Buddy.',
      status: 201,
      signIns: [SECRETS],
      headers: {},
    })
    expect(deliverSoon.mock.calls).toEqual([['me']])
  })

  it('says so when a retry was answered', async () => {
    const { create, service } = setUp()
    create.mockResolvedValue({ secrets: SECRETS, replayed: true, wasSeen: false })
    const { headers, profile } = await service.save(request())
    expect(headers).toEqual({ 'Idempotent-Replay': 'true' })
    expect(profile.recoveryCode).toBe('048151')
  })

  it('does not say the code again once the first answer has arrived', async () => {
    const { create, service } = setUp()
    create.mockResolvedValue({ secrets: SECRETS, replayed: true, wasSeen: true })
    expect((await service.save(request())).profile.recoveryCode).toBeNull()
  })

  it('changes the own profile with a session, in the zone of the request', async () => {
    const { update, service } = setUp()
    update.mockResolvedValue({ replayed: false })
    const saved = await service.save(request({ user: ME, claimedUserId: 'me', idempotencyKey: 'k' }))
    expect(saved).toMatchObject({ status: 200, message: 'Profile updated successfully!', signIns: [] })
    expect(update.mock.calls).toEqual([
      [
        {
          userId: 'me',
          held: ME,
          form: FORM,
          timeZone: 'Asia/Tokyo',
          device: 'Browser',
          idempotencyKey: 'k',
        },
      ],
    ])
  })

  it('touches nothing for another user_id, or for one without a session', async () => {
    const { service } = setUp()
    await expect(service.save(request({ user: ME, claimedUserId: 'you' }))).rejects.toMatchObject({
      code: 'not_yours',
    })
    await expect(service.save(request({ claimedUserId: 'me' }))).rejects.toMatchObject({ code: 'no_session' })
  })

  it.each(['', 'x'.repeat(256)])('refuses the key "%s"', async (idempotencyKey) => {
    await expect(setUp().service.save(request({ idempotencyKey }))).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })
})
