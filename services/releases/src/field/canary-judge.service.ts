import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { errorName, Keys, OperatorPort, Rounds, THE_PRODUCT } from '@gb/service-kit'
import { readMark } from '../registry/canary-mark.js'
import { RegistryService } from '../registry/registry.service.js'
import { CanaryMarksRepository, type MarkCounts } from './canary-marks.repository.js'
import { type FieldReport, whyPause } from './field-counts.js'

const HOUR_MS = 3_600_000

/** Gives a canary that fails to nobody, by what those told who were given it. What anybody else tells is a figure only. */
@Injectable()
export class CanaryJudge implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('FieldService')
  private readonly rounds = new Rounds(
    () => this.marks.sweep(new Date()),
    HOUR_MS,
    (error) => this.log.warn(`marks of canaries: ${errorName(error)}`),
  )

  constructor(
    private readonly keys: Keys,
    private readonly marks: CanaryMarksRepository,
    private readonly registry: RegistryService,
    private readonly operators: OperatorPort,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }

  /** By whose mark a report was sent; null when it has none that we gave out for this version. */
  markOf({ remote, version, mark }: FieldReport): string | null {
    return mark === null || version === null ? null : readMark(this.keys, remote, version, mark)
  }

  /** Takes what was told of a version by those who were given it as a canary, and judges it. */
  async judge(remote: string, version: string, told: ReadonlyMap<string, MarkCounts>): Promise<void> {
    if (told.size === 0) return
    await this.marks.add(remote, version, told)
    const why = whyPause(await this.marks.told(remote, version))
    if (why === null || !(await this.registry.pause(remote, version, why))) return
    this.log.error(`${remote} ${version}: the canary is given to nobody. ${why}`)
    // Afterwards: who keeps the audit log may be away, and people are spared the canary all the same.
    await this.operators
      .note(THE_PRODUCT, 'canary paused', [`remote=${remote} version=${version} why=${why}`])
      .catch((error: unknown) =>
        this.log.error(`${remote}: the pause is not in the audit log: ${String(error)}`),
      )
  }
}
