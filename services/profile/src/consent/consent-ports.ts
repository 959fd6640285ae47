import { Injectable } from '@nestjs/common'
import type { ConsentPurpose } from '@gb/domain'
import { ConsentPort, PolicyPort, type PolicyVersions } from '@gb/service-kit'
import { ConsentService } from './consent.service.js'
import { PolicyRepository } from './policy.repository.js'

/** Answers other services whether a person's consent holds at this moment. */
@Injectable()
export class LocalConsentPort extends ConsentPort {
  constructor(private readonly consents: ConsentService) {
    super()
  }

  override require(userId: string, purposes: ConsentPurpose[]): Promise<void> {
    return this.consents.require(userId, purposes)
  }
}

/** Learns from content which texts are in force. */
@Injectable()
export class LocalPolicyPort extends PolicyPort {
  constructor(private readonly policies: PolicyRepository) {
    super()
  }

  override announce(versions: PolicyVersions): Promise<void> {
    return this.policies.announce({ privacy_policy: versions.privacyPolicy, terms: versions.terms })
  }
}
