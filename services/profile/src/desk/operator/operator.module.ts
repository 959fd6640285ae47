import { Global, Module } from '@nestjs/common'
import { localPort, OperatorPort } from '@gb/service-kit'
import { ProfileDatabase } from '../../database/database.module.js'
import { AuditAnchorService } from './audit-anchor.service.js'
import { OperatorController } from './operator.controller.js'
import { OperatorRepository } from './operator.repository.js'
import { OperatorService } from './operator.service.js'
import { OwnTokenController } from './own-token.controller.js'

/** Operator tokens and their audit log. */
@Global()
@Module({
  imports: [ProfileDatabase],
  controllers: [OwnTokenController, OperatorController],
  providers: [
    OperatorRepository,
    AuditAnchorService,
    OperatorService,
    localPort('operator', OperatorService),
  ],
  exports: [OperatorPort, OperatorService, AuditAnchorService],
})
export class OperatorModule {}
