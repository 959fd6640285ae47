import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/database.module.js'
import { SecurityEventRepository } from './security-event.repository.js'

/** What happened that may have to be explained. */
@Module({
  imports: [ProfileDatabase],
  providers: [SecurityEventRepository],
  exports: [SecurityEventRepository],
})
export class SecurityModule {}
