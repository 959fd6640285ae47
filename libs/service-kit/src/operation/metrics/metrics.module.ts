import { Global, Module } from '@nestjs/common'
import { Metrics } from './metrics.js'
import { MetricsController } from './metrics.controller.js'

/** The figures of this process, for every feature to add to. */
@Global()
@Module({ controllers: [MetricsController], providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
