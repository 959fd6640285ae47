import { Global, Module } from '@nestjs/common'
import { FluidsModule } from './fluids/fluids.module.js'
import { WeightModule } from './weight/weight.module.js'

/** Weight and fluids. Global because it provides `WeightEventsPort` to whoever lives in the same process. */
@Global()
@Module({ imports: [FluidsModule, WeightModule], exports: [WeightModule] })
export class TrackingModule {}
