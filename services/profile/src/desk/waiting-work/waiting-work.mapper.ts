import { spelled } from '@gb/service-kit'
import type { WaitingWorkDto } from './waiting-work.dto.js'
import type { WaitingWork } from './waiting-work.js'

export const toWaitingWorkDto = (work: WaitingWork): WaitingWorkDto =>
  spelled(work, 'kind', 'workId', 'userId', 'attempts', 'createdAt', 'nextAttemptAt', 'canRetry')
