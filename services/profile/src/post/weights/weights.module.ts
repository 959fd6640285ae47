import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/profile-database.module.js'
import { WeightDelivery } from './weight-delivery.js'
import { WeightPoller } from './weight-poller.js'
import { WaitingWeightRepository } from './waiting-weight.repository.js'

/** Announces weights that became known here. */
@Module({
  imports: [ProfileDatabase],
  providers: [WaitingWeightRepository, WeightDelivery, WeightPoller],
  exports: [WaitingWeightRepository, WeightDelivery],
})
export class WeightsModule {}
