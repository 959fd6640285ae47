import { createHash, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { AppError, type Operator, OperatorPort, type OperatorScope, type OperatorUse } from '@gb/service-kit'
import type { ChainedRecord } from './audit-chain.js'
import { OperatorRepository, type OperatorTokenRow } from './operator.repository.js'

const SECRET_BYTES = 32
const ID_BYTES = 6

/** Longest life of a token in days. */
export const MAX_TOKEN_DAYS = 90

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Makes, checks and revokes operator tokens; every use leaves a row in the audit log. */
@Injectable()
export class OperatorService extends OperatorPort {
  constructor(private readonly operators: OperatorRepository) {
    super()
  }

  /** Makes a token. It is shown once and kept as a hash. */
  async create(
    name: string,
    scopes: OperatorScope[],
    days: number,
  ): Promise<{ token: string; row: OperatorTokenRow }> {
    const tokenId = randomBytes(ID_BYTES).toString('hex')
    const token = `gbop_${tokenId}_${randomBytes(SECRET_BYTES).toString('base64url')}`
    const row = await this.operators.insert({ tokenId, name, scopes, hash: hashOf(token), days })
    await this.operators.append({ tokenId, name, action: 'token created by command', reason: null })
    return { token, row }
  }

  async authorise(token: string, use: OperatorUse): Promise<Operator | null> {
    const row = await this.operators.use(hashOf(token))
    if (!row) return null
    const allowed = use.scope === null || row.scopes.includes(use.scope)
    const action = `${use.method} ${use.route}${allowed ? '' : ' refused'}`
    await this.operators.append({ tokenId: row.tokenId, name: row.name, action, reason: use.reason })
    return allowed ? { tokenId: row.tokenId, name: row.name, scopes: row.scopes } : null
  }

  list(): Promise<OperatorTokenRow[]> {
    return this.operators.list()
  }

  /** @throws AppError `not_found` when there is no live token of that id */
  async revoke(tokenId: string): Promise<OperatorTokenRow> {
    const row = await this.operators.revoke(tokenId)
    if (!row) throw new AppError('not_found', 'There is no such token, or it is revoked already.')
    return row
  }

  audit(before: number, limit: number): Promise<ChainedRecord[]> {
    return this.operators.audit(before, limit)
  }
}
