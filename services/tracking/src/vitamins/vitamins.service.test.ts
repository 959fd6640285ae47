import { describe, expect, it, jest } from '@jest/globals'
import { FieldCipher, Keys } from '@gb/service-kit'
import { USER, WITHDRAWN } from '../testing/user.js'
import type { VitaminEntry, VitaminEntryRepository } from './vitamin-entry.repository.js'
import { VitaminNotes } from './vitamin-notes.js'
import type { AddVitaminEntryDto } from './vitamins.dto.js'
import { VitaminsService } from './vitamins.service.js'

const ENTRY_ID = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a'
const REFUSED = {
  code: 'consent_required',
  extra: { members: { purpose: 'health_data_consent' } },
}

const key = Buffer.alloc(32, 7).toString('base64')
const notes = new VitaminNotes(
  new FieldCipher(new Keys({ current: '1', data: { '1': key }, lookup: key, internal: key, log: key })),
)

const body = {
  user_id: USER.userId,
  vitamin_name: 'Calcium Citrate',
  dosage_mg: 500,
  time_taken: 'afternoon',
  entry_id: ENTRY_ID,
} as const satisfies AddVitaminEntryDto

const stored = (change: Partial<VitaminEntry> = {}): VitaminEntry => ({
  entryId: ENTRY_ID,
  vitaminName: 'Calcium Citrate',
  dosageMg: 500,
  dosageAmount: null,
  dosageUnit: null,
  timeTaken: 'afternoon',
  notes: null,
  localDate: '2026-11-20',
  recordedAt: new Date('2026-11-20T08:30:00Z'),
  isConfirmed: false,
  sameSlot: [],
  earlierMg: [],
  isUsual: false,
  ...change,
})

/** Strict: whatever a test does not name must not be called. */
const serviceWith = (mocks: Partial<Omit<VitaminEntryRepository, 'sql'>>): VitaminsService => {
  const strict = (name: string) => () => Promise.reject(new Error(`unexpected call of ${name}`))
  const entries: Pick<VitaminEntryRepository, keyof VitaminEntryRepository> = {
    insert: strict('insert'),
    find: strict('find'),
    those: strict('those'),
    update: strict('update'),
    delete: strict('delete'),
    newest: strict('newest'),
    ...mocks,
  }
  return new VitaminsService(entries as VitaminEntryRepository, notes)
}

describe(VitaminsService.name, () => {
  it('asks for health_data_consent before it stores anything', async () => {
    const service = serviceWith({})
    await expect(service.add(WITHDRAWN, body)).rejects.toMatchObject(REFUSED)
    await expect(service.change(WITHDRAWN, ENTRY_ID, { user_id: USER.userId })).rejects.toMatchObject(REFUSED)
  })

  it('refuses a typed dose that says something else before it asks for anything', async () => {
    const typed = { dosage_amount: 600, dosage_unit: 'mg' } as const
    await expect(serviceWith({}).add(USER, { ...body, ...typed })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  it('fixes the local day in the zone of the request and seals the note', async () => {
    const insert = jest.fn<VitaminEntryRepository['insert']>().mockResolvedValue(stored())
    const sent = { ...body, recorded_at: '2026-11-20T10:01:00Z', notes: 'with lunch' }
    await serviceWith({ insert }).add(USER, sent)
    const [entry] = insert.mock.calls[0] ?? []
    expect(entry).toMatchObject({ localDate: '2026-11-21', timeZone: 'Pacific/Kiritimati', dosageMg: 500 })
    expect(entry?.notes?.toString('latin1')).not.toContain('lunch')
  })

  it('keeps the dose when a change sends none', async () => {
    const update = jest.fn<VitaminEntryRepository['update']>().mockResolvedValue(stored())
    const change = { user_id: USER.userId, time_taken: 'evening' } as const
    await serviceWith({ update }).change(USER, ENTRY_ID, change)
    expect(update).toHaveBeenCalledWith(USER.userId, ENTRY_ID, {
      vitaminName: null,
      dose: null,
      timeTaken: 'evening',
      notes: null,
      isConfirmed: null,
      moment: null,
    })
  })

  it('hints at what shares the slot', async () => {
    const service = serviceWith({ newest: () => Promise.resolve([stored({ sameSlot: ['Iron'] }), stored()]) })
    expect(await service.history(USER, { limit: 50 })).toMatchObject({
      entries: [{ hints: [{ code: 'iron_calcium_gap' }] }, { hints: [] }],
      next_before: null,
    })
  })
})

describe(VitaminNotes.name, () => {
  it('opens a note only in its own row', () => {
    const sealed = notes.seal(USER.userId, ENTRY_ID, 'mine')
    expect(notes.open(USER.userId, { entryId: ENTRY_ID, notes: sealed })).toBe('mine')
    expect(() => notes.open(USER.userId, { entryId: USER.userId, notes: sealed })).toThrow()
    expect(notes.open(USER.userId, { entryId: ENTRY_ID, notes: null })).toBe('')
  })
})
