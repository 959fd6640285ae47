import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startProfile } from '../../testing/start-profile.js'
import { ProfileRepository } from './profile.repository.js'
import { randomCode, RecoveryCodeRepository } from './recovery-code.repository.js'

let service: Awaited<ReturnType<typeof startProfile>>
let codes: RecoveryCodeRepository

beforeAll(async () => {
  service = await startProfile()
  codes = service.get(RecoveryCodeRepository, { strict: false })
})
afterAll(() => service.close())

const person = async (): Promise<string> => {
  const userId = randomUUID()
  await service.get(ProfileRepository, { strict: false }).add(
    userId,
    {
      name: 'Sam',
      email: 'sam@example.com',
      age: 42,
      gender: 'female',
      heightFeet: 5,
      heightInches: 6,
      currentWeightLbs: 231.4,
      goalWeightLbs: 160,
      activityLevel: 'light',
      surgeryDate: null,
      surgeryDayWeightLbs: null,
      highestWeightLbs: null,
      isPregnant: false,
      ironAnswer: null,
      dayStartsAt: 0,
    },
    null,
  )
  return userId
}

describe(RecoveryCodeRepository.name, () => {
  it('never gives a code twice: it tries again', async () => {
    const [first, second] = [await person(), await person()]
    await codes.assign(first, () => '000042')
    const candidates = ['000042', '000042', '007007']
    await codes.assign(second, () => candidates.shift() ?? '999999')
    expect(await codes.read(first)).toBe('000042')
    expect(await codes.read(second)).toBe('007007')
    expect(await codes.ownerOf('000042')).toEqual({ userId: first, current: true, opensUnknown: true })
  })

  it('keeps retired codes from everybody else', async () => {
    const [first, second] = [await person(), await person()]
    await codes.assign(first, () => '111111')
    await service.run('UPDATE profile.recovery_code SET retired_at = now() WHERE user_id = $1', [first])
    await expect(codes.assign(second, () => '111111')).rejects.toMatchObject({ code: 'unavailable' })
    expect(await codes.ownerOf('111111')).toEqual({ userId: first, current: false, opensUnknown: true })
  })

  it('opens no code that was moved to another person', async () => {
    const [first, second] = [await person(), await person()]
    await codes.assign(first)
    await codes.assign(second)
    await service.run(
      `UPDATE profile.recovery_code SET code_sealed =
         (SELECT code_sealed FROM profile.recovery_code WHERE user_id = $1) WHERE user_id = $2`,
      [first, second],
    )
    await expect(codes.read(second)).rejects.toThrow()
  })
})

describe(randomCode.name, () => {
  it('makes six digits, leading zeros kept', () => {
    const made = Array.from({ length: 2000 }, randomCode)
    expect(made.every((code) => /^\d{6}$/.test(code))).toBe(true)
    expect(made.some((code) => code.startsWith('0'))).toBe(true)
  })
})
