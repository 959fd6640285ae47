import { Module } from '@nestjs/common'
import { BrowserModule } from '../base/browser/browser.module.js'
import { ConsentModule } from '../person/consent/consent.module.js'
import { EmailChangeModule } from '../ways-in/email-change/email-change.module.js'
import { ProfileDatabase } from '../database/database.module.js'
import { WeightsModule } from '../post/weights/weights.module.js'
import { FreshnessModule } from '../ways-in/freshness/freshness.module.js'
import { SessionModule } from '../ways-in/session/session.module.js'
import { CreateProfileService } from './saving/create-profile.service.js'
import { DayStartController } from './answers/day-start.controller.js'
import { DayStartRepository } from './answers/day-start.repository.js'
import { DayStartService } from './answers/day-start.service.js'
import { FoodLogAnswerController } from './answers/food-log-answer.controller.js'
import { FoodLogAnswerRepository } from './answers/food-log-answer.repository.js'
import { FoodLogAnswerService } from './answers/food-log-answer.service.js'
import { IronAnswerController } from './answers/iron-answer.controller.js'
import { IronAnswerRepository } from './answers/iron-answer.repository.js'
import { IronAnswerService } from './answers/iron-answer.service.js'
import { LanguageController } from './answers/language.controller.js'
import { LanguageRepository } from './answers/language.repository.js'
import { LanguageService } from './answers/language.service.js'
import { ProfileStoreModule } from '../person/profile/profile-store.module.js'
import { NewProfileGate } from './saving/new-profile-gate.js'
import { NewProfileRows } from './saving/new-profile-rows.js'
import { ProfileChange } from './saving/profile-change.js'
import { ProfileController } from './saving/profile.controller.js'
import { SaveProfileService } from './saving/save-profile.service.js'
import { UpdateProfileService } from './saving/update-profile.service.js'

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
