import { Module } from '@nestjs/common'
import { ContentDatabase } from '../database/database.module.js'
import { DocumentsModule } from '../documents/published/documents.module.js'
import { AssignmentService } from './assignment.service.js'
import { CheckInContextService } from './check-in-context.service.js'
import { CheckInController } from './check-in.controller.js'
import { CheckInRepository } from './check-in.repository.js'
import { CheckInService } from './check-in.service.js'
import { CheckInTexts } from './check-in-texts.js'
import { InboxController } from './inbox.controller.js'
import { InboxWatch } from './inbox-watch.js'
import { InboxService } from './inbox.service.js'
import { WaitingMessages } from './waiting-messages.js'

/** Messages to the creator, and the inbox of those who answer them. */
@Module({
  imports: [ContentDatabase, DocumentsModule],
  controllers: [CheckInController, InboxController],
  providers: [
    CheckInService,
    InboxService,
    AssignmentService,
    CheckInContextService,
    CheckInRepository,
    CheckInTexts,
    WaitingMessages,
    InboxWatch,
  ],
})
export class CheckInModule {}
