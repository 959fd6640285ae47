import type { ScanQuota } from '@gb/domain'
import type { ScanStatusDto } from './quota.dto.js'

/** The quota of a person and whether premium lifts it. */
export type ScanStatus = ScanQuota & { readonly isPremium: boolean }

/** The scan counter on the wire. */
export const toScanStatusDto = (status: ScanStatus): Pick<ScanStatusDto, keyof ScanStatusDto> => ({
  scans_used: status.scansUsed,
  total_limit: status.totalLimit,
  scans_remaining: status.scansRemaining,
  is_premium: status.isPremium,
})
