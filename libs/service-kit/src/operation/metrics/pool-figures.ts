import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type PoolState, ProcessPools } from '../../database/sql/process-pools.js'
import { Metrics } from './metrics.js'

/** The connections of this process to the database and its replica. */
@Injectable()
export class PoolFigures implements OnModuleInit {
  constructor(
    private readonly pools: ProcessPools,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.add('database_pool_size', 'Most connections that a pool may open.', ({ size }) => size)
    this.add('database_pool_open', 'Connections of a pool, in use or not.', ({ open }) => open)
    this.add('database_pool_in_use', 'Connections of a pool that work has.', ({ open, idle }) => open - idle)
    this.add('database_pool_waiting', 'How many wait for a connection of a pool.', ({ waiting }) => waiting)
  }

  private add(name: string, help: string, figureOf: (state: PoolState) => number): void {
    const read = async () =>
      Object.fromEntries(this.pools.states().map((state) => [state.name, figureOf(state)]))
    this.metrics.add({ name, help, label: 'pool', read })
  }
}
