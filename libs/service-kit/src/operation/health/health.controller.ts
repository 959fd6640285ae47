import { Controller, Get } from '@nestjs/common'
import {
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger'
import { Public } from '../../access/marks.js'
import { ProblemDto } from '../../base/errors/problem.dto.js'
import { Readiness } from './readiness.js'

/** Health answer. */
export class HealthDto {
  @ApiProperty({ description: 'Always "ok"; anything else is an error status.', example: 'ok' })
  status!: string
}

/** For load balancers and operators. */
@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Public()
  @ApiOperation({ summary: 'Is the process alive?' })
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' }
  }

  @Get('ready')
  @Public()
  @ApiOperation({ summary: 'Should this process get requests?' })
  @ApiOkResponse({ type: HealthDto })
  @ApiServiceUnavailableResponse({ type: ProblemDto })
  async ready(): Promise<HealthDto> {
    await this.readiness.assertReady()
    return { status: 'ok' }
  }
}
