import { Module } from '@nestjs/common'
import { ConsentModule } from '../../person/consent/consent.module.js'
import { MailModule } from '../../post/mail/mail.module.js'
import { ProfileDatabase } from '../../database/database.module.js'
import { ProfileStoreModule } from '../../person/profile/profile-store.module.js'
import { SessionModule } from '../../ways-in/session/session.module.js'
import { CodeRotationService } from './code-rotation.service.js'
import { PeopleSearchService } from './people-search.service.js'
import { PeopleController } from './people.controller.js'
import { PeopleRepository } from './people.repository.js'
import { PeopleService } from './people.service.js'

/** People, as operators help them. */
@Module({
  imports: [ProfileDatabase, ConsentModule, MailModule, ProfileStoreModule, SessionModule],
  controllers: [PeopleController],
  providers: [PeopleSearchService, PeopleService, CodeRotationService, PeopleRepository],
})
export class PeopleModule {}
