import { Controller, Get, HttpCode, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { OperatorOnly } from '../../access/operator-mark.js'
import { Answers, Refuses } from '../../base/shapes/answers.js'
import { BackupWatch } from './backup-watch.js'
import { BackupsDto } from './operator-backups.dto.js'
import { toBackupsDto } from './operator-backups.mapper.js'

/** Backups of the embedded database, and one more now, or dumps of another one. Nothing is restored from here: that is done at the machine. */
@ApiTags('operation')
@Controller('api/operator/backups')
export class OperatorBackupsController {
  constructor(private readonly backups: BackupWatch) {}

  @Get()
  @OperatorOnly('ops:read')
  @Answers(BackupsDto, 'Backups with age, size and whether they were verified, and the moments to go back to')
  list(): BackupsDto {
    return toBackupsDto(this.backups.overview())
  }

  @Post()
  @HttpCode(200)
  @OperatorOnly('ops:write', { reason: true, confirm: 'backup' })
  @Answers(
    BackupsDto,
    'Asks for one more backup now',
    'It is begun within a minute. Asked twice, one is made.',
  )
  @Refuses({ 409: 'This machine makes no backups, or only by the command.' })
  ask(): BackupsDto {
    return toBackupsDto(this.backups.ask())
  }
}
