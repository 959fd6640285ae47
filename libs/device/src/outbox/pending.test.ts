import { describe, expect, it } from '@jest/globals'
import type { EntryWrite, OutboxItem } from './item'
import { mergePending, type EntryReader } from './merge'
import { pendingEntries } from './pending'

interface Drink {
  entryId: string
  recordedAt: string
  oz: number
}

const READER: EntryReader<'fluid', Drink> = {
  create: (entryId, values) => ({ entryId, recordedAt: values.recorded_at ?? '', oz: values.amount_oz }),
  change: (drink, values) => ({
    ...drink,
    oz: values.amount_oz ?? drink.oz,
    recordedAt: values.recorded_at ?? drink.recordedAt,
  }),
}

let seq = 0
const item = (write: EntryWrite, over: Partial<OutboxItem> = {}): OutboxItem => {
  seq += 1
  const envelope = { userId: 'ann', key: 'k', madeAt: '', timeZone: 'UTC', heldUntil: 0 }
  const state = { isTried: false, refusal: null, sentAt: 0, seq, version: 1, kept: 'device' as const }
  return { ...write, ...envelope, ...state, ...pick(over) }
}
const pick = ({ sentAt = 0, refusal = null }: Partial<OutboxItem>) => ({ sentAt, refusal })
const create = (entryId: string, oz = 8): EntryWrite => ({
  kind: 'fluid',
  action: 'create',
  entryId,
  values: { amount_oz: oz, recorded_at: `2026-11-20T0${entryId}:00:00.000Z` },
})
const change = (entryId: string, oz: number): EntryWrite => ({
  kind: 'fluid',
  action: 'change',
  entryId,
  values: { amount_oz: oz },
})
const remove = (entryId: string): EntryWrite => ({ kind: 'fluid', action: 'delete', entryId })
const REFUSAL = { reason: 'refused' as const, status: 409, message: 'No.', fields: [] }

const listed = (entryId: string, oz = 8): Drink => ({
  entryId,
  recordedAt: `2026-11-20T0${entryId}:00:00.000Z`,
  oz,
})
const shown = (entries: Drink[], items: OutboxItem[], readAt = 1000) => {
  const pending = pendingEntries(items).filter(isFluid)
  return mergePending({ entries, readAt }, pending, READER).map(
    ({ entryId, oz, state }) => `${entryId} ${oz} ${state}`,
  )
}
const isFluid = (entry: ReturnType<typeof pendingEntries>[number]): entry is Fluid =>
  entry.write.kind === 'fluid'
type Fluid = Parameters<typeof mergePending<'fluid', Drink>>[1][number]

describe(pendingEntries.name, () => {
  it('lets a number and "could not be measured" take each other back, the later one counts', () => {
    const day = (action: 'create' | 'change', values: object) =>
      item({ kind: 'recovery', action, entryId: 'day', values })
    const valuesOf = (...items: OutboxItem[]) =>
      pendingEntries(items).map(({ write }) => write.action !== 'delete' && write.values)
    expect(
      valuesOf(day('create', { pain: 'same', pulse_bpm: 84 }), day('change', { pulse_skipped: true })),
    ).toEqual([{ pain: 'same', pulse_skipped: true }])
    expect(
      valuesOf(day('create', { temperature_skipped: true }), day('change', { temperature: 98.6 })),
    ).toEqual([{ temperature: 98.6 }])
    expect(valuesOf(day('create', { pulse_bpm: 84 }), day('change', { temperature: 98.6 }))).toEqual([
      { pulse_bpm: 84, temperature: 98.6 },
    ])
  })
})

describe(mergePending.name, () => {
  it('puts what waits among what is stored, newest first', () => {
    expect(shown([listed('3'), listed('1')], [item(create('2', 5)), item(create('4'))])).toEqual([
      '4 8 waiting',
      '3 8 saved',
      '2 5 waiting',
      '1 8 saved',
    ])
  })

  it('shows an entry with what was changed since', () => {
    expect(shown([listed('1')], [item(change('1', 9)), item(change('1', 10))])).toEqual(['1 10 waiting'])
    expect(shown([], [item(create('1')), item(change('1', 10))])).toEqual(['1 10 waiting'])
  })

  it('hides what is deleted, and brings it back when that was refused', () => {
    expect(shown([listed('1')], [item(remove('1'))])).toEqual([])
    expect(shown([], [item(create('1')), item(remove('1'))])).toEqual([])
    expect(shown([listed('1')], [item(remove('1'), { refusal: REFUSAL })])).toEqual(['1 8 attention'])
  })

  it('shows what arrived after the read, and leaves the last word to a later one', () => {
    expect(shown([], [item(create('1'), { sentAt: 2000 })])).toEqual(['1 8 saved'])
    expect(shown([listed('1')], [item(remove('1'), { sentAt: 2000 })])).toEqual([])
    // Deleted, changed and brought back elsewhere since.
    expect(shown([], [item(create('1'), { sentAt: 500 })])).toEqual([])
    expect(shown([listed('1', 3)], [item(change('1', 9), { sentAt: 500 })])).toEqual(['1 3 saved'])
  })

  it('lays only what waits over an entry that was changed elsewhere', () => {
    const sent = item(create('1', 8), { sentAt: 500 })
    const moved: EntryWrite = {
      kind: 'fluid',
      action: 'change',
      entryId: '1',
      values: { recorded_at: '2026-11-20T09:00:00.000Z' },
    }
    expect(shown([listed('1', 3)], [sent, item(moved)])).toEqual(['1 3 waiting'])
  })

  it('knows nothing of an entry that is not listed and was only changed', () => {
    expect(shown([], [item(change('1', 9))])).toEqual([])
  })
})
