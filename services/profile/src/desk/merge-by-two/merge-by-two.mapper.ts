import { spelled } from '@gb/service-kit'
import { toLogsDto } from '../../privacy/my-data/my-data.mapper.js'
import type { MergeAskedDto, MergedDto, MergeRequestDto, MergeWithdrawnDto } from './merge-by-two.dto.js'
import type { MergeRequest } from './merge-request.repository.js'
import { MERGE_MESSAGES } from './messages.js'
import type { Merged } from './profile-merger.js'

export const toMergeRequestDto = (request: MergeRequest): MergeRequestDto =>
  spelled(request, 'userId', 'intoUserId', 'askedBy', 'askedAt', 'lapsesAt')

export const toMergeAskedDto = (request: MergeRequest): MergeAskedDto => ({
  ...spelled(request, 'userId', 'intoUserId', 'askedBy', 'askedAt', 'lapsesAt'),
  message: MERGE_MESSAGES.asked,
})

export const toMergedDto = (userId: string, intoUserId: string, merged: Merged): MergedDto => ({
  user_id: userId,
  into_user_id: intoUserId,
  erase_at: merged.eraseAt.toISOString(),
  logs: toLogsDto(merged.logs),
  refused: merged.refused,
  message: MERGE_MESSAGES.merged,
})

export const toMergeWithdrawnDto = (userId: string): MergeWithdrawnDto => ({
  user_id: userId,
  message: MERGE_MESSAGES.withdrawn,
})
