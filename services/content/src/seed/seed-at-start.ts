import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { PolicyAnnouncer } from '../policies/policy-announcer.js'
import { SeederService } from './seeder.service.js'

/** Publishes the shipped texts, then tells the consent ledger what is in force: in that order, at every start. */
@Injectable()
export class SeedAtStart implements OnApplicationBootstrap {
  constructor(
    private readonly seeder: SeederService,
    private readonly policies: PolicyAnnouncer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.seeder.seed()
    await this.policies.announce()
  }
}
