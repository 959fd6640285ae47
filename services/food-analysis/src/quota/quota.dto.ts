import { ApiProperty } from '@nestjs/swagger'

/** How many scans were used and are left. */
export class ScanStatusDto {
  @ApiProperty({ description: 'Scans used in all, running ones included.', example: 1 })
  scans_used!: number

  @ApiProperty({ description: 'Scans a free profile has in all.', example: 3 })
  total_limit!: number

  @ApiProperty({
    description: 'Scans left; null when there is no limit (premium).',
    type: Number,
    nullable: true,
    example: 2,
  })
  scans_remaining!: number | null

  @ApiProperty({ description: 'Whether premium is active now.', example: false })
  is_premium!: boolean
}
