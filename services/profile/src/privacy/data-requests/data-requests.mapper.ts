import type { DataExportDto, PendingDeletionDto } from './data-requests.dto.js'
import type { DataExport, PendingDeletion } from './data-requests.repository.js'

export const toPendingDeletionDto = (deletion: PendingDeletion): PendingDeletionDto => ({
  user_id: deletion.userId,
  requested_at: deletion.requestedAt.toISOString(),
  erase_at: deletion.eraseAt.toISOString(),
  erasing: deletion.erasing,
  waiting_for: deletion.waitingFor,
})

export const toDataExportDto = ({ userId, at }: DataExport): DataExportDto => ({
  user_id: userId,
  exported_at: at.toISOString(),
})
