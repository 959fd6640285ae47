import { Module } from '@nestjs/common'
import { SecurityModule } from '../../base/security/security.module.js'
import { MailModule } from '../mail/mail.module.js'
import { SecurityNotices } from './security-notices.js'

/** What happened to a profile, written down and told. */
@Module({
  imports: [MailModule, SecurityModule],
  providers: [SecurityNotices],
  exports: [SecurityNotices],
})
export class SecurityNoticesModule {}
