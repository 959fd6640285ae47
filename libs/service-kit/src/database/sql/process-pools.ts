import { callbackify } from 'node:util'
import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { Pool, type PoolConfig } from 'pg'

/** A pool that ends when the last of those who share it has ended it. */
class SharedPool extends Pool {
  private holders = 0

  constructor(
    config: PoolConfig,
    private readonly over: () => void,
  ) {
    super(config)
  }

  held(): this {
    this.holders += 1
    return this
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | void {
    return callback ? callbackify(() => this.letGo())(callback) : this.letGo()
  }

  private async letGo(): Promise<void> {
    this.holders -= 1
    if (this.holders > 0) return
    this.over()
    await super.end()
  }
}

/** How a pool stands. */
export interface PoolState {
  /** Whose it is: a service, or all of them; and whether it leads to the replica. */
  name: string
  size: number
  open: number
  idle: number
  waiting: number
}

/** The pools of a process: one for each login, however many services log in by it. */
@Injectable()
export class ProcessPools implements OnApplicationShutdown {
  private readonly pools = new Map<string, SharedPool>()

  /** What TypeORM takes for the driver's package: where it makes a pool, it is given the one that is there. */
  readonly driver = {
    Pool: new Proxy(Pool, { construct: (_made, [config]: [PoolConfig]) => this.poolOf(config) }),
  }

  private readonly replicas: Pool[] = []

  /** The pool of a login at a replica; ends with the process. */
  replicaOf(config: PoolConfig): Pool {
    const pool = this.poolOf(config)
    // Each connection tells of its end by itself.
    if (pool.listenerCount('error') === 0) pool.on('error', () => undefined)
    this.replicas.push(pool)
    return pool
  }

  /** How each of them stands now. */
  states(): PoolState[] {
    return [...this.pools.values()].map((pool) => ({
      name: `${(pool.options.application_name ?? '').replace(/^gb-/, '')}${this.replicas.includes(pool) ? ' replica' : ''}`,
      size: pool.options.max,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }))
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.replicas.map((pool) => pool.end()))
  }

  private poolOf(config: PoolConfig): Pool {
    const login = config.connectionString ?? ''
    const pool = this.pools.get(login) ?? new SharedPool(config, () => this.pools.delete(login))
    this.pools.set(login, pool)
    return pool.held()
  }
}
