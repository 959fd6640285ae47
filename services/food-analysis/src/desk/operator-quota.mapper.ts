import { toScanStatusDto } from '../quota/quota.mapper.js'
import type { PersonQuotaDto } from './operator-quota.dto.js'
import type { PersonQuota } from './operator-quota.service.js'

export const toPersonQuotaDto = ({ status, own }: PersonQuota): PersonQuotaDto => ({
  ...toScanStatusDto(status),
  own_limit: own?.limit ?? null,
  own_limit_until: own?.until.toISOString() ?? null,
  own_limit_by: own?.by ?? null,
})
