import { localPort, TrackingDataPort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { TrackingDatabase } from '../database/database.module.js'
import { WeightModule } from '../weight/weight.module.js'
import { InitialWeightRepository } from './initial-weight.repository.js'
import { TrackingData } from './tracking-data.js'

/** Export, import and erasure of what tracking holds. */
@Module({
  imports: [TrackingDatabase, WeightModule],
  providers: [InitialWeightRepository, TrackingData, localPort('trackingData', TrackingData)],
  exports: [TrackingDataPort],
})
export class PersonalDataModule {}
