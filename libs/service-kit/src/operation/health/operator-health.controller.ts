import { Controller, Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { OperatorOnly } from '../../access/operator-mark.js'
import { BackupWatch } from './backup-watch.js'
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

/** How backups of the embedded database stand. */
export class BackupHealthDto {
  @ApiProperty({
    description: 'Seconds since the newest backup was finished; null when there is none yet.',
    example: 28_800,
    type: Number,
    nullable: true,
  })
  age_seconds!: number | null

  @ApiProperty({
    description: 'What somebody should look after, or null.',
    example: null,
    type: String,
    nullable: true,
  })
  fault!: string | null

  @ApiProperty({
    description: 'Seconds for which the oldest finished part of the log has been waiting for its archive.',
    example: 0,
  })
  archive_lag_seconds!: number
}

/** All checks of this process. */
export class OperatorHealthDto {
  @ApiProperty({ description: 'Seconds since this process began.', example: 86_400 })
  uptime_seconds!: number

  @ApiProperty({ description: 'Every check, as it goes now.', type: [HealthCheckDto] })
  checks!: HealthCheckDto[]

  @ApiProperty({
    description: 'How backups stand; null where this machine makes none, as with a Postgres of your own.',
    type: BackupHealthDto,
    nullable: true,
  })
  backup!: BackupHealthDto | null
}

/** Which part is not well, for those who may know. */
@ApiTags('operation')
@Controller('api/operator/health')
export class OperatorHealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly backups: BackupWatch,
  ) {}

  @Get()
  @OperatorOnly('ops:read', { auditedHourly: true })
  @ApiOperation({ summary: 'Every check of this process, one by one' })
  @ApiOkResponse({ type: OperatorHealthDto })
  async read(): Promise<OperatorHealthDto> {
    return {
      uptime_seconds: Math.round(process.uptime()),
      checks: await this.readiness.report(),
      backup: this.backups.health(),
    }
  }
}
