import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { errorName } from '../../base/errors/error-facts.js'
import { Rounds } from '../../base/time/rounds.js'
import { type Sql, type Statement, statement } from '../sql/sql.js'

const HOUR_MS = 3_600_000

/** Drops what the kit's own tables no longer need: idempotency keys after 30 days, throttle windows after 2. */
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Housekeeping.name)
  private readonly statements: Statement[]
  private readonly rounds: Rounds

  constructor(
    private readonly sql: Sql,
    schema: string,
  ) {
    this.statements = [
      statement(
        `forget_idempotency_${schema}`,
        `DELETE FROM ${schema}.idempotency_key WHERE created_at < now() - interval '30 days'`,
      ),
      statement(
        `forget_throttle_${schema}`,
        `DELETE FROM ${schema}.throttle WHERE window_start < now() - interval '2 days'`,
      ),
    ]
    this.rounds = new Rounds(
      () => this.sweep(),
      HOUR_MS,
      (error) => this.logger.warn(`housekeeping of ${schema}: ${errorName(error)}`),
    )
  }

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }

  /** One pass. A failed pass is made good by the next one. */
  async sweep(): Promise<void> {
    for (const stmt of this.statements) await this.sql.query(stmt)
  }
}
