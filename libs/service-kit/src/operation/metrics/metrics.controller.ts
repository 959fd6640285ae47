import { Controller, Get, Header } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { OperatorOnly } from '../../access/operator-mark.js'
import { Metrics } from './metrics.js'

/** For Prometheus, with an operator token as its bearer token. */
@ApiTags('operation')
@Controller('api/operator/metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @OperatorOnly('ops:read', { auditedHourly: true })
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiOperation({ summary: 'Figures of this process in the text format of Prometheus' })
  @ApiProduces('text/plain')
  @ApiOkResponse({
    description: 'One figure per line.',
    content: {
      'text/plain': {
        schema: { type: 'string' },
        example: 'http_request_duration_seconds_count{method="GET",route="/api/health-tips",status="200"} 12',
      },
    },
  })
  read(): Promise<string> {
    return this.metrics.text()
  }
}
