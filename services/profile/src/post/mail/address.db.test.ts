import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { freshEmail, signUp } from '../../testing/people.js'
import { startProfile } from '../../testing/start-profile.js'
import { AddressRepository } from './address.repository.js'

let service: Awaited<ReturnType<typeof startProfile>>

beforeAll(async () => {
  service = await startProfile()
})
afterAll(() => service.close())

const addressOf = (userId: string) => service.get(AddressRepository, { strict: false }).find(userId)

describe(AddressRepository.name, () => {
  it('knows the address and the zone of a person', async () => {
    const email = freshEmail()
    const { userId } = await signUp(service, { email })
    expect(await addressOf(userId)).toEqual({ email, timeZone: 'UTC', language: 'en' })
  })

  it('knows none of somebody who is being erased, and of nobody', async () => {
    const { userId } = await signUp(service)
    await service.run(
      `UPDATE profile.profile SET deletion_requested_at = now(), erase_at = now(), erasing_at = now()
       WHERE user_id = $1`,
      [userId],
    )
    expect(await addressOf(userId)).toBeNull()
    expect(await addressOf('00000000-0000-4000-8000-000000000000')).toBeNull()
  })
})
