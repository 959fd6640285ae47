import { localPort, WeightEventsPort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { TrackingDatabase } from '../database/database.module.js'
import { CountedWeights } from './counted-weights.js'
import { StandingWeightsRepository } from './standing-weights.repository.js'
import { WeightEntryRepository } from './weight-entry.repository.js'
import { WeightEvents } from './weight-events.js'
import { WeightNotes } from './weight-notes.js'
import { WeightController } from './weight.controller.js'
import { WeightService } from './weight.service.js'

/** Weights, and the port by which the profile announces some of them. */
@Module({
  imports: [TrackingDatabase],
  controllers: [WeightController],
  providers: [
    WeightService,
    CountedWeights,
    StandingWeightsRepository,
    WeightEntryRepository,
    WeightNotes,
    WeightEvents,
    localPort('weightEvents', WeightEvents),
  ],
  exports: [WeightEventsPort, CountedWeights, WeightEntryRepository, WeightNotes, WeightService],
})
export class WeightModule {}
