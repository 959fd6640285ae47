import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, type TransformFnParams } from 'class-transformer'
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator'

/** Whose scans. */
export class ScansPath {
  @ApiProperty({
    description: 'Id of the profile.',
    format: 'uuid',
    example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11',
  })
  @IsUUID('all', { message: 'user_id must be a UUID.' })
  user_id!: string
}

/** Which scan of whom. */
export class ScanPath extends ScansPath {
  @ApiProperty({
    description: 'Id of the scan.',
    format: 'uuid',
    example: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
  })
  @IsUUID('all', { message: 'scan_id must be a UUID.' })
  scan_id!: string
}

const MAX_DAYS = 400

/** How far back. */
export class CostQuery {
  @ApiPropertyOptional({ description: 'Days, today among them.', minimum: 1, maximum: MAX_DAYS, default: 30 })
  @IsOptional()
  @Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value,
  )
  @IsInt()
  @Min(1)
  @Max(MAX_DAYS)
  days: number = 30
}

/** A scan without what was on the photo. */
export class OperatorScanDto {
  @ApiProperty({ description: 'Whose.', example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11' })
  user_id!: string

  @ApiProperty({ description: 'Which.', example: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a' })
  scan_id!: string

  @ApiProperty({
    description: 'reserved (runs), committed (counts) or refunded (does not count).',
    example: 'committed',
  })
  state!: string

  @ApiProperty({ description: 'ISO instant.', example: '2026-11-20T08:30:00.000Z' })
  scanned_at!: string

  @ApiProperty({
    description: 'Why there was no result, as an error code; else null.',
    type: String,
    nullable: true,
    example: 'provider_timeout',
  })
  failure!: string | null
}

/** Scans. */
export class OperatorScansDto {
  @ApiProperty({ description: 'Newest first, at most 200.', type: [OperatorScanDto] })
  scans!: OperatorScanDto[]
}

/** Two weeks tell how somebody eats. */
export class FoodDaysQuery extends CostQuery {
  override days: number = 14
}

/** What was eaten on one local day. */
export class EatenDayDto {
  @ApiProperty({ description: 'Local day.', format: 'date', example: '2026-11-20' })
  date!: string

  @ApiProperty({ description: 'Meals that were kept.', example: 4 })
  meals!: number

  @ApiProperty({ description: 'Calories.', example: 820 })
  calories!: number

  @ApiProperty({ description: 'Protein, g.', example: 62.5 })
  protein_g!: number
}

/** What was eaten. */
export class EatenDaysDto {
  @ApiProperty({ description: 'Days with a meal, newest first.', type: [EatenDayDto] })
  days!: EatenDayDto[]
}

/** A refunded scan. */
export class ScanRefundDto {
  @ApiProperty({ description: 'How many scans of this person count now.', example: 2 })
  scans_used!: number
}

/** One UTC day of AI calls. */
export class AiCostDto {
  @ApiProperty({ description: 'UTC day.', format: 'date', example: '2026-11-20' })
  day!: string

  @ApiProperty({ description: 'Requests to the provider.', example: 120 })
  calls!: number

  @ApiProperty({
    description: 'Calls times AI_CALL_COST_USD: an estimate, the bill is the truth.',
    example: 0.48,
  })
  cost_usd!: number
}

/** Days of AI calls. */
export class AiCostsDto {
  @ApiProperty({ description: 'Newest first; a day without a call is not there.', type: [AiCostDto] })
  days!: AiCostDto[]
}
