import { spelled } from '@gb/service-kit'
import type { DataExportDto, PendingDeletionDto } from './data-requests.dto.js'
import type { DataExport, PendingDeletion } from './data-requests.repository.js'

export const toPendingDeletionDto = (deletion: PendingDeletion): PendingDeletionDto =>
  spelled(deletion, 'userId', 'requestedAt', 'eraseAt', 'erasing', 'waitingFor')

export const toDataExportDto = ({ userId, at }: DataExport): DataExportDto => ({
  user_id: userId,
  exported_at: at.toISOString(),
})
