import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { OperatorOnly } from '../access/marks.js'
import { Readiness } from './readiness.js'

/** One check. */
class HealthCheckDto {
  @ApiProperty({ description: 'What is checked.', example: 'database profile' })
  name!: string

  @ApiProperty({ description: 'Whether it is well.', example: true })
  ready!: boolean

  @ApiProperty({ description: 'Milliseconds that the check took.', example: 3 })
  ms!: number
}

/** All checks of this process. */
export class OperatorHealthDto {
  @ApiProperty({ description: 'Seconds since this process began.', example: 86_400 })
  uptime_seconds!: number

  @ApiProperty({ description: 'Every check, as it goes now.', type: [HealthCheckDto] })
  checks!: HealthCheckDto[]
}

/** Which part is not well, for those who may know. */
@ApiTags('operation')
@Controller('api/operator/health')
export class OperatorHealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get()
  @OperatorOnly('ops:read', { auditedHourly: true })
  @ApiOperation({ summary: 'Every check of this process, one by one' })
  @ApiOkResponse({ type: OperatorHealthDto })
  async read(): Promise<OperatorHealthDto> {
    return { uptime_seconds: Math.round(process.uptime()), checks: await this.readiness.report() }
  }
}
