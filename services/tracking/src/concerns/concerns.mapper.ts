import { type Concern, concernAction, concernAnswer } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { ConcernDto } from './concerns.dto.js'

/** A concern on the wire, with its action for where the person is. */
export const toConcernDto = (concern: Concern, timeZone: string): ConcernDto => {
  const action = concernAction(concern, timeZone)
  return {
    ...spelled(concern, 'id', 'urgency', 'topic', 'title', 'text'),
    action: {
      kind: action.kind,
      tab: action.kind === 'tab' ? action.tab : null,
      href: action.kind === 'link' ? action.href : null,
      label: action.label,
    },
    answer: concernAnswer(concern),
    source: concern.source,
  }
}
