import { Module } from '@nestjs/common'
import { PublicContentModule } from '../public/public-content.module.js'
import { PolicyAnnouncer } from './policy-announcer.js'

/** What the consent ledger has to know of the texts. */
@Module({ imports: [PublicContentModule], providers: [PolicyAnnouncer], exports: [PolicyAnnouncer] })
export class PoliciesModule {}
