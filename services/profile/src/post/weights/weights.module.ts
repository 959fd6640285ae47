import { Module } from '@nestjs/common'
import { ProfileDatabase } from '../../database/database.module.js'
import { WeightDelivery } from './weight-delivery.js'
import { WeightRounds } from './weight-rounds.js'
import { WaitingWeightRepository } from './waiting-weight.repository.js'

/** Announces weights that became known here. */
@Module({
  imports: [ProfileDatabase],
  providers: [WaitingWeightRepository, WeightDelivery, WeightRounds],
  exports: [WaitingWeightRepository, WeightDelivery],
})
export class WeightsModule {}
