import { Module } from '@nestjs/common'
import { BrowserModule } from '../../base/browser/browser.module.js'
import { ProfileDatabase } from '../../database/database.module.js'
import { ConsentController } from './consent.controller.js'
import { ConsentRepository } from './consent.repository.js'
import { ConsentService } from './consent.service.js'
import { LocalPolicyPort } from './policy-port.js'
import { PolicyRepository } from './policy.repository.js'
import { VisitorRepository } from './visitor.repository.js'
import { VisitorService } from './visitor.service.js'

/** Visitors, the consent ledger, and the texts it refers to. */
@Module({
  imports: [ProfileDatabase, BrowserModule],
  controllers: [ConsentController],
  providers: [
    ConsentService,
    ConsentRepository,
    PolicyRepository,
    VisitorRepository,
    VisitorService,
    LocalPolicyPort,
  ],
  exports: [ConsentService, ConsentRepository, VisitorRepository, VisitorService, LocalPolicyPort],
})
export class ConsentModule {}
