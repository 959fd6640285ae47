import { describe, expect, it } from '@jest/globals'
import { noteCallsIn } from './note-calls'

const write = {
  kind: 'weight',
  action: 'create',
  entryId: '1',
  values: { weight_lbs: 200, notes: 'a note' },
} as const
const answer = { note_calls: { crisis: true, body: [] } }

describe(noteCallsIn.name, () => {
  it('tells what the server says of a note that was sent', () => {
    expect(noteCallsIn({ write, answer })).toEqual({ note: 'a note', isCrisis: true, flags: [] })
  })

  it('tells what the server says of a milestone, whose words are all there is', () => {
    const milestone = {
      kind: 'milestone',
      action: 'change',
      entryId: '1',
      values: { milestone: 'a walk' },
    } as const
    expect(noteCallsIn({ write: milestone, answer })).toEqual({ note: 'a walk', isCrisis: true, flags: [] })
  })

  it.each([
    ['no note was sent', { write: { ...write, values: { weight_lbs: 200 } }, answer }],
    ['the note was removed', { write: { ...write, values: { weight_lbs: 200, notes: '' } }, answer }],
    ['the server is an older one', { write, answer: { notes: 'a note' } }],
    ['it was deleted', { write: { kind: 'weight', action: 'delete', entryId: '1' }, answer: null }],
  ] as const)('tells nothing where %s', (_what, sent) => {
    expect(noteCallsIn(sent)).toBeNull()
  })
})
