import type { WaitingWorkDto } from './waiting-work.dto.js'
import type { WaitingWork } from './waiting-work.js'

export const toWaitingWorkDto = (work: WaitingWork): WaitingWorkDto => ({
  kind: work.kind,
  work_id: work.workId,
  user_id: work.userId,
  attempts: work.attempts,
  created_at: work.createdAt.toISOString(),
  next_attempt_at: work.nextAttemptAt?.toISOString() ?? null,
  can_retry: work.canRetry,
})
