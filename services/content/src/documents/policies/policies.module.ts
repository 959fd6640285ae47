import { Module } from '@nestjs/common'
import { DocumentsModule } from '../published/documents.module.js'
import { PolicyAnnouncer } from './policy-announcer.js'

/** What the consent ledger has to know of the texts. */
@Module({ imports: [DocumentsModule], providers: [PolicyAnnouncer], exports: [PolicyAnnouncer] })
export class PoliciesModule {}
