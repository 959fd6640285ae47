import { ContentDataPort, localPort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { ContentDatabase } from '../database/database.module.js'
import { ContentData } from './content-data.js'

/** Export and erasure of what content holds. */
@Module({
  imports: [ContentDatabase],
  providers: [ContentData, localPort('contentData', ContentData)],
  exports: [ContentDataPort],
})
export class PersonalDataModule {}
