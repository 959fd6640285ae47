import type { DeletionDto, UndeletedDto } from './deletion.dto.js'
import type { Deletion } from './deletion.repository.js'
import { DELETION_MESSAGES } from './messages.js'

export const toDeletionDto = (userId: string, { requestedAt, eraseAt }: Deletion): DeletionDto => ({
  user_id: userId,
  deletion_requested_at: requestedAt.toISOString(),
  erase_at: eraseAt.toISOString(),
})

export const toUndeletedDto = (userId: string): UndeletedDto => ({
  user_id: userId,
  erase_at: null,
  message: DELETION_MESSAGES.undone,
})
