import { Answer } from '@gb/service-kit'

/** A profile that waits to be erased. */
export class PendingDeletionDto {
  @Answer('Id of the profile.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11') user_id!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') requested_at!: string
  @Answer('ISO instant; until then it can be undone.', '2026-11-21T08:30:00.000Z') erase_at!: string
  @Answer('Whether the erasure has begun.', false) erasing!: boolean
  @Answer.list(String, 'Services that have not erased yet.', { example: ['tracking'] }) waiting_for!: string[]
}

/** Deletions that were asked for. */
export class PendingDeletionsDto {
  @Answer.list(PendingDeletionDto, 'Due first, at most 500.') deletions!: PendingDeletionDto[]
}

/** A download of one's own data. */
export class DataExportDto {
  @Answer('Id of the profile.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11') user_id!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') exported_at!: string
}

/** Downloads. */
export class DataExportsDto {
  @Answer.list(DataExportDto, 'Newest first, at most 500.') exports!: DataExportDto[]
}
