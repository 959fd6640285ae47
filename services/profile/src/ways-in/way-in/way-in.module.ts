import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { SecurityNoticesModule } from '../../post/notices/security-notices.module.js'
import { SessionModule } from '../session/session.module.js'
import { WayChange } from './way-change.js'
import { WayIn } from './way-in.js'

/** Opening a profile, and changing what opens it. */
@Module({
  imports: [ProfileDatabase, ProfileStoreModule, SecurityNoticesModule, SessionModule],
  providers: [WayIn, WayChange],
  exports: [WayIn, WayChange],
})
export class WayInModule {}
