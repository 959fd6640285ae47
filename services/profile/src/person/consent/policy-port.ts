import { Injectable } from '@nestjs/common'
import { PolicyPort, type PolicyVersions } from '@gb/service-kit'
import { PolicyRepository } from './policy.repository.js'

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
