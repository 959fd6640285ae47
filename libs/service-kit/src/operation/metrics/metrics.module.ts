import { Global, Module } from '@nestjs/common'
import { Metrics } from './metrics.js'
import { MetricsController } from './metrics.controller.js'
import { PoolFigures } from './pool-figures.js'
import { RequestFigures } from './request-figures.js'

/** The figures of this process, for every feature to add to. */
@Global()
@Module({
  controllers: [MetricsController],
  providers: [Metrics, RequestFigures, PoolFigures],
  exports: [Metrics],
})
export class MetricsModule {}
