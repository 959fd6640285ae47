import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { PolicyAnnouncer } from '../policies/policy-announcer.js'
import { HeldDocuments } from '../published/held-documents.js'
import { SeederService } from './seeder.service.js'

/**
 * Publishes the shipped texts, tells the consent ledger what is in force, then reads what everybody may read: in that
 * order, at every start.
 */
@Injectable()
export class SeedAtStart implements OnApplicationBootstrap {
  constructor(
    private readonly seeder: SeederService,
    private readonly policies: PolicyAnnouncer,
    private readonly held: HeldDocuments,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.seeder.seed()
    await this.policies.announce()
    await this.held.warmUp()
  }
}
