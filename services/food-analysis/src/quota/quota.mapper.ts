import type { ScanQuota } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { ScanStatusDto } from './quota.dto.js'

/** The quota of a person and whether premium lifts it. */
export type ScanStatus = ScanQuota & { readonly isPremium: boolean }

/** The scan counter on the wire. */
export const toScanStatusDto = (status: ScanStatus): Pick<ScanStatusDto, keyof ScanStatusDto> =>
  spelled(status, 'scansUsed', 'totalLimit', 'scansRemaining', 'isPremium')
