import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { PolicyPort, type PolicyVersions, spelled } from '@gb/service-kit'
import type { DocumentSlug } from '../published/document-slugs.js'
import { DocumentRepository } from '../published/document.repository.js'
import { POLICY_MESSAGES } from './messages.js'

const FIRST_WAIT_SECONDS = 2
const LONGEST_WAIT_SECONDS = 60

const POLICIES: readonly DocumentSlug[] = ['privacy-policy', 'terms-of-service']

/**
 * Tells the consent ledger which policy texts are in force. The ledger may live in a process that is not up: nobody
 * waits for it, so the telling is tried again until it is heard.
 */
@Injectable()
export class PolicyAnnouncer implements OnModuleDestroy {
  private readonly logger = new Logger(PolicyAnnouncer.name)
  private timer: NodeJS.Timeout | undefined
  private stopped = false

  constructor(
    private readonly documents: DocumentRepository,
    private readonly policies: PolicyPort,
  ) {}

  onModuleDestroy(): void {
    this.stopped = true
    clearTimeout(this.timer)
  }

  /** A text was published: if it is a policy, the ledger has to know. Never fails. */
  async published(slug: DocumentSlug): Promise<void> {
    if (POLICIES.includes(slug)) await this.announce()
  }

  /** Tells the texts in force, which an operator may have made newer than the shipped ones. Never fails. */
  async announce(waitSeconds = FIRST_WAIT_SECONDS): Promise<void> {
    // A telling that waits for its next try would only tell the same later.
    clearTimeout(this.timer)
    try {
      await this.policies.announce(await this.versions())
    } catch {
      this.tryAgainIn(waitSeconds)
    }
  }

  private async versions(): Promise<PolicyVersions> {
    return {
      privacyPolicy: spelled(await this.documents.current('privacy-policy'), 'version', 'sha256'),
      terms: spelled(await this.documents.current('terms-of-service'), 'version', 'sha256'),
    }
  }

  private tryAgainIn(seconds: number): void {
    if (this.stopped) return
    this.logger.warn(POLICY_MESSAGES.notAnnounced(seconds))
    this.timer = setTimeout(
      () => void this.announce(Math.min(seconds * 2, LONGEST_WAIT_SECONDS)),
      seconds * 1000,
    )
    this.timer.unref()
  }
}
