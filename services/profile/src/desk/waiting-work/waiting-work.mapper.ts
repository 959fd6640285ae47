import { type FailedWork, spelled, type WorkState } from '@gb/service-kit'
import type { FailedWorkDto, WaitingWorkDto, WorkStateDto } from './waiting-work.dto.js'
import type { WaitingWork } from './waiting-work.js'

const toStateDto = (state: WorkState): WorkStateDto =>
  spelled(state, 'kind', 'waiting', 'failed', 'oldestAt', 'lastError')

const toWorkDto = (work: FailedWork): WaitingWorkDto => ({
  ...spelled(work, 'kind', 'workId', 'userId', 'attempts', 'createdAt'),
  ...spelled(work, 'nextAttemptAt', 'lastError', 'canRetry', 'canDrop'),
})

/** What waits and what failed, on the wire. */
export const toFailedWorkDto = ({ kinds, failed, notReached }: WaitingWork): FailedWorkDto => ({
  kinds: kinds.map(toStateDto),
  work: failed.map(toWorkDto),
  not_reached: notReached,
})
