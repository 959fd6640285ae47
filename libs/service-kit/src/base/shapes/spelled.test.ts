import { describe, expect, it } from '@jest/globals'
import { spelled } from './spelled.js'

const row = {
  entryId: 'e1',
  recordedAt: new Date('2026-11-20T08:30:00.000Z'),
  eraseAt: null as Date | null,
  proteinG: 9.9,
  isConfirmed: false,
  tags: ['a'],
  passwordHash: 'secret',
}

describe(spelled.name, () => {
  it('spells names and instants as the wire does, in the order asked for', () => {
    const answer = spelled(row, 'entryId', 'recordedAt', 'eraseAt', 'proteinG', 'isConfirmed', 'tags')
    expect(JSON.stringify(answer)).toBe(
      '{"entry_id":"e1","recorded_at":"2026-11-20T08:30:00.000Z","erase_at":null,"protein_g":9.9,"is_confirmed":false,"tags":["a"]}',
    )
  })

  it('takes nothing along that was not named', () => {
    expect(Object.keys(spelled(row, 'tags'))).toEqual(['tags'])
  })
})
