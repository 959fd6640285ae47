import { localPort, TrackingHomePort } from '@gb/service-kit'
import { Module } from '@nestjs/common'
import { ConcernsModule } from '../concerns/concerns.module.js'
import { FluidsModule } from '../fluids/fluids.module.js'
import { WeightModule } from '../weight/weight.module.js'
import { TrackingHome } from './tracking-home.js'

/** What tracking knows of Home. */
@Module({
  imports: [FluidsModule, WeightModule, ConcernsModule],
  providers: [TrackingHome, localPort('trackingHome', TrackingHome)],
  exports: [TrackingHomePort],
})
export class HomeModule {}
