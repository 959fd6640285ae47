import { ApiProperty } from '@nestjs/swagger'

/** A profile that waits to be erased. */
export class PendingDeletionDto {
  @ApiProperty({ description: 'Id of the profile.', example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11' })
  user_id!: string

  @ApiProperty({ description: 'ISO instant.', example: '2026-11-20T08:30:00.000Z' })
  requested_at!: string

  @ApiProperty({
    description: 'ISO instant; until then it can be undone.',
    example: '2026-11-21T08:30:00.000Z',
  })
  erase_at!: string

  @ApiProperty({ description: 'Whether the erasure has begun.', example: false })
  erasing!: boolean

  @ApiProperty({ description: 'Services that have not erased yet.', type: [String], example: ['tracking'] })
  waiting_for!: string[]
}

/** Deletions that were asked for. */
export class PendingDeletionsDto {
  @ApiProperty({ description: 'Due first, at most 500.', type: [PendingDeletionDto] })
  deletions!: PendingDeletionDto[]
}

/** A download of one's own data. */
export class DataExportDto {
  @ApiProperty({ description: 'Id of the profile.', example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11' })
  user_id!: string

  @ApiProperty({ description: 'ISO instant.', example: '2026-11-20T08:30:00.000Z' })
  exported_at!: string
}

/** Downloads. */
export class DataExportsDto {
  @ApiProperty({ description: 'Newest first, at most 500.', type: [DataExportDto] })
  exports!: DataExportDto[]
}
