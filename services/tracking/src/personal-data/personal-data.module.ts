import { localPort, TrackingDataPort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { TrackingDatabase } from '../database/database.module.js'
import { VitaminsModule } from '../vitamins/vitamins.module.js'
import { WeightModule } from '../weight/weight.module.js'
import { ImportedQuestions } from './imported-questions.js'
import { InitialWeightRepository } from './initial-weight.repository.js'
import { TrackingData } from './tracking-data.js'

/** Export, import and erasure of what tracking holds. */
@Module({
  imports: [TrackingDatabase, VitaminsModule, WeightModule],
  providers: [
    InitialWeightRepository,
    ImportedQuestions,
    TrackingData,
    localPort('trackingData', TrackingData),
  ],
  exports: [TrackingDataPort],
})
export class PersonalDataModule {}
