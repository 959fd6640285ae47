import { Answer, CountField, IdField, ProfileId } from '@gb/service-kit'

/** Which scan of whom. */
export class ScanPath extends ProfileId {
  @IdField('Id of the scan.') scan_id!: string
}

const MAX_DAYS = 400

/** How far back. */
export class CostQuery {
  @CountField({ max: MAX_DAYS, default: 30 }, 'Days, today among them.') days: number = 30
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
