import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { errorName, Rounds, Sql } from '@gb/service-kit'
import { CodeSupplyService } from '../../person/profile/code-supply.service.js'
import { SecurityEventRepository } from '../../base/security/security-event.repository.js'
import { SessionService } from '../../ways-in/session/session.service.js'
import { DataHolders } from '../holders/data-holders.js'
import { ErasureRepository, type ErasureStep } from './erasure.repository.js'

const INTERVAL_MS = 60_000

/**
 * Erases profiles whose undo is over. Each step is written down and may be repeated: whatever ends the process, the
 * next round goes on where this one stopped.
 */
@Injectable()
export class Eraser implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Eraser.name)
  private readonly rounds = new Rounds(
    () => this.round(),
    INTERVAL_MS,
    (error) => this.logger.warn(`erasing: ${errorName(error)}`),
  )

  constructor(
    private readonly sql: Sql,
    private readonly erasures: ErasureRepository,
    private readonly sessions: SessionService,
    private readonly codes: CodeSupplyService,
    private readonly events: SecurityEventRepository,
    private readonly holders: DataHolders,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }

  /** One round: begins what is due, has the other services erase, and finishes where all of them have. */
  async round(): Promise<void> {
    if (!(await this.erasures.isAnyDue())) return
    await this.begin()
    await this.fanOut()
    await this.finish()
  }

  /** From here on nothing opens the profile and nothing undoes its deletion. */
  async begin(): Promise<void> {
    await this.sql.transaction(async () => {
      for (const userId of await this.erasures.begin()) {
        await this.sessions.endKeepingDevices(userId)
        await this.codes.withdraw(userId)
      }
    })
  }

  async fanOut(): Promise<void> {
    for (const step of await this.erasures.claim()) await this.eraseAt(step)
  }

  async finish(): Promise<void> {
    await this.sql.transaction(async () => {
      const erased = await this.erasures.finishReady()
      for (let count = 0; count < erased; count++) await this.events.add({ kind: 'profile_erased' })
    })
  }

  private async eraseAt(step: ErasureStep): Promise<void> {
    try {
      await this.holders.of[step.service].erase(step.userId)
      await this.erasures.done(step)
    } catch (error) {
      this.logger.warn(`erasing in ${step.service} failed and will be tried again: ${errorName(error)}`)
      await this.erasures.putOff(step, error)
    }
  }
}
