import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { FACTS } from '@gb/test-kit/person'
import { USER, WITHDRAWN } from '../testing/user.js'
import type { FluidEntry, FluidEntryRepository } from './fluid-entry.repository.js'
import { FluidsService } from './fluids.service.js'

const ENTRY_ID = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'
const RECORDED_AT = '2026-11-20T08:30:00.000Z'

const REFUSED = {
  code: 'consent_required',
  extra: { members: { purpose: 'health_data_consent' } },
}

const stored = (change: Partial<FluidEntry> = {}): FluidEntry => ({
  entryId: ENTRY_ID,
  fluidType: 'water',
  amountOz: 8,
  localDate: '2026-11-20',
  recordedAt: new Date(RECORDED_AT),
  ...change,
})

/** Strict: whatever a test does not name must not be called. */
const serviceWith = (mocks: Partial<Omit<FluidEntryRepository, 'sql'>>): FluidsService => {
  const strict = (name: string) => () => Promise.reject(new Error(`unexpected call of ${name}`))
  const entries: Pick<FluidEntryRepository, keyof FluidEntryRepository> = {
    insert: strict('insert'),
    find: strict('find'),
    update: strict('update'),
    delete: strict('delete'),
    day: strict('day'),
    totalsByDay: strict('totalsByDay'),
    newest: strict('newest'),
    ...mocks,
  }
  return new FluidsService(entries as FluidEntryRepository)
}

const body = { user_id: USER.userId, fluid_type: 'water', amount_oz: 8, entry_id: ENTRY_ID } as const

afterEach(() => {
  jest.useRealTimers()
})

describe(FluidsService.name, () => {
  it('asks for health_data_consent before it stores anything', async () => {
    const service = serviceWith({})
    await expect(service.add(WITHDRAWN, body)).rejects.toMatchObject(REFUSED)
    await expect(service.change(WITHDRAWN, ENTRY_ID, { user_id: USER.userId })).rejects.toMatchObject(REFUSED)
  })

  it('fixes the local day in the zone of the request', async () => {
    const insert = jest.fn<FluidEntryRepository['insert']>().mockResolvedValue(stored())
    await serviceWith({ insert }).add(USER, {
      ...body,
      recorded_at: '2026-11-20T10:01:00Z',
    })
    expect(insert).toHaveBeenCalledWith({
      userId: USER.userId,
      entryId: ENTRY_ID,
      fluidType: 'water',
      amountOz: 8,
      recordedAt: '2026-11-20T10:01:00.000Z',
      timeZone: 'Pacific/Kiritimati',
      localDate: '2026-11-21',
    })
  })

  it.each([
    ['type', { fluid_type: 'tea' as const }],
    ['amount', { amount_oz: 8.1 }],
    ['instant', { recorded_at: '2026-11-20T08:30:01Z' }],
  ])('takes another %s under the same id for a conflict', async (_what, change) => {
    const service = serviceWith({
      insert: () => Promise.resolve(null),
      find: () => Promise.resolve(stored()),
    })
    await expect(service.add(USER, { ...body, ...change })).rejects.toMatchObject({ code: 'conflict' })
    await expect(service.add(USER, body)).resolves.toMatchObject({ entry_id: ENTRY_ID })
  })

  it('sums up today in the zone of the request when no day is asked', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T10:01:00Z') })
    const day = jest.fn<FluidEntryRepository['day']>().mockResolvedValue({ totals: [], entries: [] })
    const service = serviceWith({ day })
    expect(await service.summary(USER)).toMatchObject({
      date: '2026-11-21',
      total_fluid_oz: 0,
      remaining_oz: 64,
    })
    expect(day).toHaveBeenCalledWith(USER.userId, '2026-11-21', 1000)
  })

  it.each([
    ['2026-11-20', 48],
    ['2026-11-22', 64],
  ])('uses the goal of the phase on %s', async (day, goal) => {
    const service = serviceWith({
      day: () => Promise.resolve({ totals: [{ fluidType: 'water', amountOz: 10 }], entries: [] }),
    })
    const user = { ...USER, person: { ...FACTS, surgeryDate: '2026-11-20' } }
    expect(await service.summary(user, day)).toMatchObject({ fluid_goal_oz: goal, remaining_oz: goal - 10 })
  })

  it('lists all five types and never a negative rest', async () => {
    const service = serviceWith({
      day: () =>
        Promise.resolve({
          totals: [
            { fluidType: 'tea', amountOz: 32 },
            { fluidType: 'water', amountOz: 40.1 },
          ],
          entries: [],
        }),
    })
    expect(await service.summary(USER, '2026-11-20')).toEqual({
      date: '2026-11-20',
      total_fluid_oz: 72.1,
      fluid_goal_oz: 64,
      remaining_oz: 0,
      fluid_by_type: { water: 40.1, tea: 32, coffee: 0, juice: 0, other: 0 },
      entries: [],
    })
  })
})
