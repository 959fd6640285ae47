import { Module } from '@nestjs/common'
import { BrowserModule } from '../base/browser/browser.module.js'
import { ConsentModule } from '../person/consent/consent.module.js'
import { EmailChangeModule } from '../ways-in/email-change/email-change.module.js'
import { ProfileDatabase } from '../database/database.module.js'
import { WeightsModule } from '../post/weights/weights.module.js'
import { FreshnessModule } from '../ways-in/freshness/freshness.module.js'
import { SessionModule } from '../ways-in/session/session.module.js'
import { CreateProfileService } from './create-profile.service.js'
import { DayStartController } from './day-start.controller.js'
import { DayStartRepository } from './day-start.repository.js'
import { DayStartService } from './day-start.service.js'
import { FoodLogAnswerController } from './food-log-answer.controller.js'
import { FoodLogAnswerRepository } from './food-log-answer.repository.js'
import { FoodLogAnswerService } from './food-log-answer.service.js'
import { IronAnswerController } from './iron-answer.controller.js'
import { IronAnswerRepository } from './iron-answer.repository.js'
import { IronAnswerService } from './iron-answer.service.js'
import { LanguageController } from './language.controller.js'
import { LanguageRepository } from './language.repository.js'
import { LanguageService } from './language.service.js'
import { ProfileStoreModule } from '../person/profile/profile-store.module.js'
import { NewProfileGate } from './new-profile-gate.js'
import { NewProfileRows } from './new-profile-rows.js'
import { ProfileChange } from './profile-change.js'
import { ProfileController } from './profile.controller.js'
import { SaveProfileService } from './save-profile.service.js'
import { UpdateProfileService } from './update-profile.service.js'

/** Creating, changing and showing a profile. */
@Module({
  imports: [
    ProfileDatabase,
    BrowserModule,
    ConsentModule,
    FreshnessModule,
    SessionModule,
    WeightsModule,
    ProfileStoreModule,
    EmailChangeModule,
  ],
  controllers: [
    ProfileController,
    IronAnswerController,
    FoodLogAnswerController,
    DayStartController,
    LanguageController,
  ],
  providers: [
    SaveProfileService,
    CreateProfileService,
    NewProfileGate,
    NewProfileRows,
    UpdateProfileService,
    ProfileChange,
    IronAnswerService,
    IronAnswerRepository,
    FoodLogAnswerService,
    FoodLogAnswerRepository,
    DayStartService,
    DayStartRepository,
    LanguageService,
    LanguageRepository,
  ],
})
export class ProfileFormModule {}
