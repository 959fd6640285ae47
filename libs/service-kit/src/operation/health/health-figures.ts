import { statfs } from 'node:fs/promises'
import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Env } from '../../env/env.js'
import { Metrics } from '../metrics/metrics.js'
import { Readiness } from './readiness.js'

/** What operators see of this process in their console, and the room on the disk of its data, as figures. */
@Injectable()
export class HealthFigures implements OnModuleInit {
  constructor(
    private readonly readiness: Readiness,
    private readonly env: Env,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.add({
      name: 'health_check_ready',
      help: '1 while a check of this process is well, else 0: its databases, its replica, its backup.',
      label: 'check',
      read: async () =>
        Object.fromEntries((await this.readiness.report()).map(({ name, ready }) => [name, Number(ready)])),
    })
    this.disk('data_disk_size_bytes', 'Size of the disk on which DATA_DIR lies.', ({ blocks }) => blocks)
    this.disk('data_disk_free_bytes', 'What of it is free for this process.', ({ bavail }) => bavail)
  }

  private disk(
    name: string,
    help: string,
    blocksOf: (disk: { blocks: number; bavail: number }) => number,
  ): void {
    this.metrics.add({
      name,
      help,
      read: async () => {
        const disk = await statfs(this.env.dataDir)
        return { '': blocksOf(disk) * disk.bsize }
      },
    })
  }
}
