import { describe, expect, it } from '@jest/globals'
import { createConfirmations } from './confirmations'

const settled = () => new Promise<void>((done) => setTimeout(done))
const EXPORT = { purpose: 'export', ways: ['email' as const] } as const
const CODE = { purpose: 'show_code', ways: ['email' as const] } as const

describe(createConfirmations.name, () => {
  it('asks once for calls that ask for the same, and answers them all', async () => {
    const confirmations = createConfirmations()
    const answers = [1, 2, 3].map(() => confirmations.ask({ ...EXPORT, ways: ['email'] }))
    await settled()
    expect(confirmations.get()).toMatchObject(EXPORT)
    confirmations.get()?.answer(true)
    expect(await Promise.all(answers)).toEqual([true, true, true])
    expect(confirmations.get()).toBeNull()
  })

  it('has what asks for something else wait for its turn, also when the first was turned down', async () => {
    const confirmations = createConfirmations()
    const first = confirmations.ask({ ...EXPORT, ways: ['email'] })
    const second = confirmations.ask({ ...CODE, ways: ['email'] })
    await settled()
    expect(confirmations.get()).toMatchObject(EXPORT)
    confirmations.get()?.answer(false)
    expect(await first).toBe(false)
    await settled()
    expect(confirmations.get()).toMatchObject(CODE)
    confirmations.get()?.answer(true)
    expect(await second).toBe(true)
  })

  it('asks again for what was answered before', async () => {
    const confirmations = createConfirmations()
    const first = confirmations.ask({ ...EXPORT, ways: ['email'] })
    await settled()
    confirmations.get()?.answer(false)
    await first
    const second = confirmations.ask({ ...EXPORT, ways: ['email'] })
    await settled()
    confirmations.get()?.answer(true)
    expect(await second).toBe(true)
  })
})
