import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { Bells, errorName, Metrics, Rounds } from '@gb/service-kit'
import { AuditAnchorService, AuditContradiction } from './audit-anchor.service.js'
import type { ChainLink } from './audit-chain.js'

// A row of this process is noted when it is committed; this is for what others wrote, and for what somebody changed.
const INTERVAL_MS = 60_000

/** What a number of Prometheus holds exactly. As a label a hash would be another series after each row. */
const PART_BYTES = 6

const partsOf = (hash: Buffer): Record<string, number> =>
  Object.fromEntries(
    Array.from({ length: Math.ceil(hash.length / PART_BYTES) }, (_, part) => {
      const bytes = hash.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
      return [part + 1, bytes.readUIntBE(0, bytes.length)]
    }),
  )

/** Notes the end of the audit log outside the database, after each row, now and then and at the end; tells it to Prometheus. */
@Injectable()
export class AuditWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(AuditWatch.name)
  private readonly rounds: Rounds
  private told = ''
  private head: ChainLink | null = null
  private holds = true

  constructor(
    private readonly anchors: AuditAnchorService,
    private readonly metrics: Metrics,
    private readonly bells: Bells,
  ) {
    this.rounds = new Rounds(
      () => this.look(),
      INTERVAL_MS,
      (error) => this.tell(`the audit log could not be noted: ${errorName(error)}`),
    )
  }

  onApplicationBootstrap(): void {
    this.metrics.add({
      name: 'operator_audit_rows',
      help: 'Rows of the audit log of operators.',
      read: async (): Promise<Record<string, number>> => (this.head ? { '': this.head.seq } : {}),
    })
    this.metrics.add({
      name: 'operator_audit_hash',
      help: 'The hash of the last of them, six bytes at a time as a number, so that who watches remembers it.',
      label: 'part',
      read: async () => (this.head ? partsOf(this.head.hash) : {}),
    })
    this.metrics.add({
      name: 'operator_audit_holds',
      help: '1 while the audit log holds what was noted of it outside the database, else 0.',
      read: async () => ({ '': Number(this.holds) }),
    })
    this.bells.on('audit_row', () => this.rounds.wake())
    this.rounds.start()
  }

  /** The last rows before a clean stop are noted, too. */
  async onModuleDestroy(): Promise<void> {
    await this.rounds.stop()
    await this.look().catch((error: unknown) =>
      this.tell(`the audit log could not be noted: ${errorName(error)}`),
    )
  }

  private async look(): Promise<void> {
    try {
      this.head = await this.anchors.anchor()
      this.holds = true
      this.told = ''
    } catch (error) {
      if (!(error instanceof AuditContradiction)) throw error
      this.holds = false
      this.tell(`The audit log was changed: ${error.message}. Walk along it: npm run operator -- verify`)
    }
  }

  /** Once, and not at every look. */
  private tell(sentence: string): void {
    if (this.told === sentence) return
    this.told = sentence
    this.logger.error(sentence)
  }
}
