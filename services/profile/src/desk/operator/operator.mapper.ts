import type { ChainedRecord } from './audit-chain.js'
import type { AuditEntryDto, OperatorTokenDto } from './operator.dto.js'
import type { OperatorTokenRow } from './operator.repository.js'

export const toTokenDto = (row: OperatorTokenRow): OperatorTokenDto => ({
  token_id: row.tokenId,
  name: row.name,
  scopes: row.scopes,
  created_at: row.createdAt,
  expires_at: row.expiresAt,
  last_used_at: row.lastUsedAt,
  revoked_at: row.revokedAt,
})

export const toAuditDto = (record: ChainedRecord): AuditEntryDto => ({
  seq: record.seq,
  at: record.at,
  token_id: record.tokenId,
  name: record.name,
  action: record.action,
  reason: record.reason,
  subject: record.subject,
  hash: record.hash.toString('hex'),
})
