import { spelled } from '@gb/service-kit'
import type { ChainedRecord } from './audit-chain.js'
import type { AuditEntryDto, OperatorTokenDto } from './operator.dto.js'
import type { OperatorTokenRow } from './operator.repository.js'

export const toTokenDto = (row: OperatorTokenRow): OperatorTokenDto =>
  spelled(row, 'tokenId', 'name', 'scopes', 'remotes', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt')

export const toAuditDto = (record: ChainedRecord): AuditEntryDto => ({
  ...spelled(record, 'seq', 'at', 'tokenId', 'name', 'action', 'reason', 'subject'),
  hash: record.hash.toString('hex'),
})
