import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, type TransformFnParams } from 'class-transformer'
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator'
import { Answer } from '@gb/service-kit'

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
  @Answer('Whose.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11') user_id!: string
  @Answer('Which.', '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a') scan_id!: string
  @Answer('reserved (runs), committed (counts) or refunded (does not count).', 'committed') state!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') scanned_at!: string
  @Answer.orNull(String, 'Why there was no result, as an error code; else null.', 'provider_timeout')
  failure!: string | null
}

/** Scans. */
export class OperatorScansDto {
  @Answer.list(OperatorScanDto, 'Newest first, at most 200.') scans!: OperatorScanDto[]
}

/** Two weeks tell how somebody eats. */
export class FoodDaysQuery extends CostQuery {
  override days: number = 14
}

/** What was eaten on one local day. */
export class EatenDayDto {
  @Answer('Local day.', '2026-11-20', 'date') date!: string
  @Answer('Meals that were kept.', 4) meals!: number
  @Answer('Calories.', 820) calories!: number
  @Answer('Protein, g.', 62.5) protein_g!: number
}

/** What was eaten. */
export class EatenDaysDto {
  @Answer.list(EatenDayDto, 'Days with a meal, newest first.') days!: EatenDayDto[]
}

/** A refunded scan. */
export class ScanRefundDto {
  @Answer('How many scans of this person count now.', 2) scans_used!: number
}

/** One UTC day of AI calls. */
export class AiCostDto {
  @Answer('UTC day.', '2026-11-20', 'date') day!: string
  @Answer('Requests to the provider.', 120) calls!: number
  @Answer('Calls times AI_CALL_COST_USD: an estimate, the bill is the truth.', 0.48) cost_usd!: number
}

/** Days of AI calls. */
export class AiCostsDto {
  @Answer.list(AiCostDto, 'Newest first; a day without a call is not there.') days!: AiCostDto[]
}
