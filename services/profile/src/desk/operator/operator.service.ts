import { createHash, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import {
  type AppError,
  InvalidField,
  isReason,
  type Operator,
  OPERATOR_REFUSALS,
  OperatorPort,
  OtherRemotes,
  type OperatorScope,
  type OperatorUse,
  REASON_LENGTH,
  ScopeMissing,
} from '@gb/service-kit'
import { isUUID } from 'class-validator'
import type { AuditAnchor } from './audit-anchor.js'
import { AuditAnchorService } from './audit-anchor.service.js'
import { type ChainedRecord, type ChainLink, firstBreak, START } from './audit-chain.js'
import type { AuditFilter } from './audit-statements.js'
import { NoSuchPerson, NoSuchToken } from './errors.js'
import { OperatorRepository, type OperatorTokenRow } from './operator.repository.js'

const SECRET_BYTES = 32
const ID_BYTES = 6

const HOUR_MS = 3_600_000

/** Longest life of a token in days. */
export const MAX_TOKEN_DAYS = 90

/** Rows of the audit log that are held in memory at once. */
const VERIFY_BATCH = 1000

/** What a walk along the audit log found. */
export interface AuditVerdict {
  /** The row that does not follow from the one before, or null when the chain holds. */
  brokenAt: number | null
  /** The last row that holds. */
  last: ChainLink
  /** The first row noted outside the database that is not in the log, or is another one there; null when there is none. */
  contradicted: AuditAnchor | null
  /** How many rows were noted outside the database. */
  noted: number
  /** Lines of the notes that are torn, or not ours. */
  unreadable: number
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Why this use is refused, or null. */
const faultOf = (
  { scopes, remotes }: Pick<OperatorTokenRow, 'scopes' | 'remotes'>,
  use: OperatorUse,
): AppError | null => {
  if (use.scope !== null && !scopes.includes(use.scope)) return new ScopeMissing(use.scope)
  // What is shipped of one remote is nobody's business who ships another; everybody may look.
  if (use.scope === 'releases:write' && remotes !== null && !remotes.includes(use.remote ?? ''))
    return new OtherRemotes(remotes)
  if (use.needsReason && !isReason(use.reason)) return new InvalidField('X-Reason', OPERATOR_REFUSALS.reason)
  if (use.unconfirmed !== undefined)
    return new InvalidField('X-Confirm', OPERATOR_REFUSALS.confirm(use.unconfirmed))
  return null
}

/** Makes, checks and revokes operator tokens; every use leaves a row in the audit log. */
@Injectable()
export class OperatorService extends OperatorPort {
  /** The last hour in which a use was written down that happens all the time. */
  private readonly hourly = new Map<string, number>()

  constructor(
    private readonly operators: OperatorRepository,
    private readonly anchors: AuditAnchorService,
  ) {
    super()
  }

  /**
   * Makes a token. It is shown once and kept as a hash.
   * @param remotes  whose releases it may ship; null for all
   */
  async create(
    name: string,
    scopes: OperatorScope[],
    days: number,
    remotes: string[] | null = null,
  ): Promise<{ token: string; row: OperatorTokenRow }> {
    const tokenId = randomBytes(ID_BYTES).toString('hex')
    const token = `gbop_${tokenId}_${randomBytes(SECRET_BYTES).toString('base64url')}`
    const row = await this.operators.insert({ tokenId, name, scopes, remotes, hash: hashOf(token), days })
    await this.operators.append({
      tokenId,
      name,
      action: 'token created by command',
      reason: null,
      subject: remotes && `remotes=${remotes.join(',')}`,
    })
    return { token, row }
  }

  async authorize(token: string, use: OperatorUse): Promise<Operator | null> {
    const row = await this.operators.use(hashOf(token))
    if (!row) return null
    const fault = faultOf(row, use) ?? (await this.faultOfPerson(use))
    const action = `${use.method} ${use.route}${fault ? ' refused' : ''}`
    if (!use.auditedHourly || this.isFirstThisHour(`${row.tokenId} ${action}`))
      await this.operators.append({
        tokenId: row.tokenId,
        name: row.name,
        action,
        reason: use.reason?.slice(0, REASON_LENGTH.max) ?? null,
        subject: use.subject,
      })
    if (fault) throw fault
    return { tokenId: row.tokenId, name: row.name, scopes: row.scopes }
  }

  /** A word that is no id at all is named by the validation that follows. */
  private async faultOfPerson({ person }: OperatorUse): Promise<AppError | null> {
    if (person === null || !isUUID(person) || (await this.operators.hasPerson(person))) return null
    return new NoSuchPerson()
  }

  async note({ tokenId, name }: Operator, action: string, subjects: readonly string[]): Promise<void> {
    if (subjects.length === 0) return
    await this.operators.append(
      ...subjects.map((subject) => ({ tokenId, name, action, reason: null, subject })),
    )
  }

  isAtWork(name: string, scope: OperatorScope): Promise<boolean> {
    return this.operators.isAtWork(name, scope)
  }

  /** Walks along the whole audit log, from its first row, and holds it against what was noted outside the database. */
  async verify(): Promise<AuditVerdict> {
    // Before the walk: what is noted while it lasts may be of rows that came after its end.
    const { anchors, unreadable } = await this.anchors.noted()
    const bySeq = new Map(anchors.map((anchor) => [anchor.seq, anchor]))
    const contradictions = anchors.filter(
      (anchor) => bySeq.get(anchor.seq)?.hash.equals(anchor.hash) !== true,
    )
    for (let last = START; ;) {
      const rows = await this.operators.auditAfter(last.seq, VERIFY_BATCH)
      const brokenAt = firstBreak(rows, last)
      const sound = brokenAt === null ? rows : rows.slice(0, brokenAt - last.seq - 1)
      for (const { seq, hash } of sound) {
        const anchor = bySeq.get(seq)
        if (anchor && !anchor.hash.equals(hash)) contradictions.push(anchor)
      }
      last = sound.at(-1) ?? last
      if (brokenAt === null && rows.length === VERIFY_BATCH) continue
      const end = last.seq
      contradictions.push(...anchors.filter(({ seq }) => seq > end))
      const [contradicted = null] = contradictions.sort((a, b) => a.seq - b.seq)
      return { brokenAt, last, contradicted, noted: anchors.length, unreadable }
    }
  }

  private isFirstThisHour(use: string): boolean {
    const hour = Math.floor(Date.now() / HOUR_MS)
    if (this.hourly.get(use) === hour) return false
    this.hourly.set(use, hour)
    return true
  }

  list(): Promise<OperatorTokenRow[]> {
    return this.operators.list()
  }

  /** @throws AppError `not_found` */
  async find(tokenId: string): Promise<OperatorTokenRow> {
    const row = await this.operators.find(tokenId)
    if (!row) throw new NoSuchToken()
    return row
  }

  /** @throws AppError `not_found` when there is no live token of that id */
  async revoke(tokenId: string): Promise<OperatorTokenRow> {
    const row = await this.operators.revoke(tokenId)
    if (!row) throw new NoSuchToken()
    return row
  }

  /** The same by command, where no request stands in the audit log. @throws AppError `not_found` */
  async revokeByCommand(tokenId: string): Promise<OperatorTokenRow> {
    const row = await this.revoke(tokenId)
    const action = 'token revoked by command'
    await this.operators.append({ tokenId, name: row.name, action, reason: null, subject: null })
    return row
  }

  /** Newest first, below a place in the chain. */
  audit(before: number, limit: number, filter: AuditFilter = {}): Promise<ChainedRecord[]> {
    return this.operators.audit(filter, before, limit)
  }
}
