import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { PolicyPort, type PolicyVersions } from '@gb/service-kit'
import { DocumentRepository } from '../public/document.repository.js'
import { toPolicyVersion } from '../public/public-content.mapper.js'
import { SEED_MESSAGES } from './messages.js'
import { SeederService } from './seeder.service.js'

const FIRST_WAIT_SECONDS = 2
const LONGEST_WAIT_SECONDS = 60

/**
 * Seeds at start, then tells the consent ledger which policy texts are in force. The ledger may live in a process that
 * is not up yet: reading must not wait for it, so the telling is tried again until it is heard.
 */
@Injectable()
export class PolicyAnnouncer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PolicyAnnouncer.name)
  private timer: NodeJS.Timeout | undefined
  private stopped = false

  constructor(
    private readonly seeder: SeederService,
    private readonly documents: DocumentRepository,
    private readonly policies: PolicyPort,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.seeder.seed()
    await this.announce(FIRST_WAIT_SECONDS)
  }

  onModuleDestroy(): void {
    this.stopped = true
    clearTimeout(this.timer)
  }

  /** The texts in force: the newest published ones, which an operator may have made newer than the shipped ones. */
  async policyVersions(): Promise<PolicyVersions> {
    return {
      privacyPolicy: toPolicyVersion(await this.documents.current('privacy-policy')),
      terms: toPolicyVersion(await this.documents.current('terms-of-service')),
    }
  }

  private async announce(waitSeconds: number): Promise<void> {
    try {
      await this.policies.announce(await this.policyVersions())
    } catch {
      this.tryAgainIn(waitSeconds)
    }
  }

  private tryAgainIn(seconds: number): void {
    if (this.stopped) return
    this.logger.warn(SEED_MESSAGES.notAnnounced(seconds))
    this.timer = setTimeout(
      () => void this.announce(Math.min(seconds * 2, LONGEST_WAIT_SECONDS)),
      seconds * 1000,
    )
    this.timer.unref()
  }
}
