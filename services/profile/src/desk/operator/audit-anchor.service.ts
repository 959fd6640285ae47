import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Injectable } from '@nestjs/common'
import { Env, Keys } from '@gb/service-kit'
import { type AuditAnchor, anchorLine, type NotedAnchors, readAnchors } from './audit-anchor.js'
import type { ChainLink } from './audit-chain.js'
import { OperatorRepository } from './operator.repository.js'

/** The last row of the audit log is not the one, or no successor of the one, that was noted before. */
export class AuditContradiction extends Error {}

/**
 * Notes the last row of the audit log in a file beside the data, signed: whoever can write to the database alone cannot
 * cut rows off its end, or write the whole log anew, without being found. A row that is noted vouches for all before it.
 */
@Injectable()
export class AuditAnchorService {
  private last: AuditAnchor | null = null
  private before: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly env: Env,
    private readonly keys: Keys,
    private readonly operators: OperatorRepository,
  ) {}

  /** Everything that was noted so far. */
  async noted(): Promise<NotedAnchors> {
    const text = await readFile(this.file, 'utf8').catch(() => '')
    return readAnchors(this.keys.internal, text)
  }

  /**
   * Notes the last row, unless it is noted already; one call after the other, so that no row is noted twice.
   * @returns the row; null for an empty log
   * @throws AuditContradiction when what was noted last is no longer in the log; nothing is noted then
   */
  anchor(): Promise<ChainLink | null> {
    const anchored = this.before.then(() => this.anchorNow())
    this.before = anchored.catch(() => undefined)
    return anchored
  }

  private async anchorNow(): Promise<ChainLink | null> {
    this.last ??= (await this.noted()).anchors.at(-1) ?? null
    const head = await this.operators.lastAudit()
    if (this.last && !(await this.isThere(this.last)))
      throw new AuditContradiction(`row ${this.last.seq} is not the one that was noted`)
    if (head && head.seq !== this.last?.seq) await this.note({ ...head, at: new Date().toISOString() })
    return head
  }

  private async isThere({ seq, hash }: AuditAnchor): Promise<boolean> {
    return (await this.operators.auditHash(seq))?.equals(hash) ?? false
  }

  private async note(anchor: AuditAnchor): Promise<void> {
    await mkdir(dirname(this.file), { recursive: true, mode: 0o700 })
    const file = await open(this.file, 'a', 0o600)
    try {
      // Begins with a line end: a line that a power cut has torn must not spoil this one.
      await file.write(`\n${anchorLine(this.keys.internal, anchor)}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    this.last = anchor
  }

  private get file(): string {
    return join(this.env.dataDir, 'audit', 'anchors.jsonl')
  }
}
