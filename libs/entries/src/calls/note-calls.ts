import type { SentWrite } from '@gb/device'
import type { BodyFlag } from '@gb/domain'

/** `note_calls` of the answer to a weight, a vitamin or a milestone. */
interface Answered {
  note_calls: { crisis: boolean; body: readonly BodyFlag[] }
}

/** A note that has arrived, and the help that the server says it calls for. */
export interface NoteCalls {
  note: string
  isCrisis: boolean
  flags: readonly BodyFlag[]
}

const hasCalls = (answer: unknown): answer is Answered =>
  typeof answer === 'object' && answer !== null && 'note_calls' in answer

/** What the answer to a write says of its note; null where no note was sent, or the server says nothing of it. */
export function noteCallsIn({ write, answer }: SentWrite): NoteCalls | null {
  const note = noteOf(write)
  if (note === '' || !hasCalls(answer)) return null
  return { note, isCrisis: answer.note_calls.crisis, flags: answer.note_calls.body }
}

/** What somebody wrote freely; empty where nothing was sent. A mood tells in its own way what it calls for. */
const noteOf = (write: SentWrite['write']): string => {
  if (write.action === 'delete') return ''
  if (write.kind === 'weight' || write.kind === 'vitamin') return write.values.notes ?? ''
  return write.kind === 'milestone' ? (write.values.milestone ?? '') : ''
}
