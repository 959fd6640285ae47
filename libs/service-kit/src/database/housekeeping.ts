import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common'
import { type Sql, type Statement, statement } from './sql.js'

const HOUR_MS = 3_600_000

/** Drops what the kit's own tables no longer need: idempotency keys after 30 days, throttle windows after 2. */
export class Housekeeping implements OnModuleInit, OnApplicationShutdown {
  private readonly statements: Statement[]
  private timer: NodeJS.Timeout | undefined

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
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.sweep().catch(() => undefined), HOUR_MS)
    this.timer.unref()
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer)
  }

  /** One pass. A failed pass is made good by the next one. */
  async sweep(): Promise<void> {
    for (const stmt of this.statements) await this.sql.query(stmt)
  }
}
