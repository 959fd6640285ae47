import { Logger } from '@nestjs/common'
import type { ClientBase } from 'pg'
import { errorName } from '../../base/errors/error-facts.js'
import { LIMITS } from './limits.js'

const KEEP_ALIVE_MS = 10_000

/**
 * Settings of the pool of one service. A connection that breaks while somebody has it tells the driver's `error` event,
 * and without a listener that ends the process: each has one from its first moment to its last.
 */
export const poolSettings = (service: string) => {
  const news = new ConnectionNews(service)
  return {
    idleTimeoutMillis: 30_000,
    query_timeout: LIMITS.statement,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    onConnect: (client: ClientBase) => {
      client.on('error', (error: unknown) => news.lost(error))
      news.connected()
    },
  }
}

/** Says in one line that connections broke, and in one that they are back: a restart breaks all of them at once. */
class ConnectionNews {
  private readonly logger = new Logger('Database')
  private isLost = false

  constructor(private readonly service: string) {}

  lost(error: unknown): void {
    if (this.isLost) return
    this.isLost = true
    this.logger.warn(`connections of ${this.service} broke: ${errorName(error)}`)
  }

  connected(): void {
    if (!this.isLost) return
    this.isLost = false
    this.logger.warn(`${this.service} is connected again`)
  }
}
