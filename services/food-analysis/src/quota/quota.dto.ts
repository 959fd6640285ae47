import { Answer } from '@gb/service-kit'

/** How many scans were used and are left. */
export class ScanStatusDto {
  @Answer('Scans used in all, running ones included.', 1) scans_used!: number
  @Answer('Scans a free profile has in all.', 3) total_limit!: number
  @Answer.orNull(Number, 'Scans left; null when there is no limit (premium).', 2)
  scans_remaining!: number | null
  @Answer('Whether premium is active now.', false) is_premium!: boolean
}
