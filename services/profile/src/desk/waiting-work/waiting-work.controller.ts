import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, OperatorOnly, Refuses } from '@gb/service-kit'
import { DroppedDto, FailedWorkDto, RetriedDto, WorkPath } from './waiting-work.dto.js'
import { toFailedWorkDto } from './waiting-work.mapper.js'
import { WaitingWorkService } from './waiting-work.service.js'

/**
 * What waits in all services, and what of it failed. It is tried again by itself; a retry does not wait, and sends what
 * was given up.
 */
@ApiTags('operation')
@Controller('api/operator/failed-work')
export class WaitingWorkController {
  constructor(private readonly work: WaitingWorkService) {}

  @Get()
  @OperatorOnly('ops:read')
  @Answers(FailedWorkDto, 'What waits of each kind, and what failed at least once and is not done')
  async list(): Promise<FailedWorkDto> {
    return toFailedWorkDto(await this.work.list())
  }

  @Post(':kind/:work_id/retry')
  @HttpCode(200)
  @OperatorOnly('ops:write')
  @Answers(RetriedDto, 'Tries it again now, also a notice that was given up')
  @Refuses({
    404: 'There is no such work, or it is done.',
    409: 'The mail was given up and its words are gone; the message says why.',
  })
  async retry(@Param() { kind, work_id: workId }: WorkPath): Promise<RetriedDto> {
    return { message: await this.work.retry(kind, workId) }
  }

  @Delete(':kind/:work_id')
  @OperatorOnly('ops:write', { reason: true, confirm: 'drop' })
  @Answers(DroppedDto, 'Leaves it undone: a mail is not sent, an event of the payment provider is forgotten')
  @Refuses({
    404: 'There is no such work, or it is done.',
    409: 'It has to be done, or it is being done right now; the message says which.',
  })
  async drop(@Param() { kind, work_id: workId }: WorkPath): Promise<DroppedDto> {
    return { message: await this.work.drop(kind, workId) }
  }
}
