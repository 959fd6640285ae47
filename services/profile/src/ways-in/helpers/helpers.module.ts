import { Module } from '@nestjs/common'
import { SecurityModule } from '../../base/security/security.module.js'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { MailModule } from '../../post/mail/mail.module.js'
import { SecurityNoticesModule } from '../../post/notices/security-notices.module.js'
import { HelperGrantRepository } from './helper-grant.repository.js'
import { HelperInvitationRepository } from './helper-invitation.repository.js'
import { HelperInviteService } from './helper-invite.service.js'
import { HelperLimits } from './helper-limits.js'
import { HelperMail } from './helper-mail.js'
import { HelpersController } from './helpers.controller.js'
import { HelpersService } from './helpers.service.js'
import { HelpingController } from './helping.controller.js'
import { HelpingService } from './helping.service.js'

/** Somebody at a person's side. */
@Module({
  imports: [ProfileDatabase, ProfileStoreModule, SecurityModule, SecurityNoticesModule, MailModule],
  controllers: [HelpersController, HelpingController],
  providers: [
    HelpersService,
    HelperInviteService,
    HelpingService,
    HelperLimits,
    HelperMail,
    HelperInvitationRepository,
    HelperGrantRepository,
  ],
  exports: [HelperGrantRepository],
})
export class HelpersModule {}
