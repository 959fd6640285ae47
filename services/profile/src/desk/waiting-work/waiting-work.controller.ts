import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, OperatorOnly, Refuses } from '@gb/service-kit'
import { FailedWorkDto, RetriedDto, WorkPath } from './waiting-work.dto.js'
import { toWaitingWorkDto } from './waiting-work.mapper.js'
import { WaitingWorkService } from './waiting-work.service.js'

/** Mails and jobs that failed. They are tried again by themselves; a retry does not wait, and sends what was given up. */
@ApiTags('operation')
@Controller('api/operator/failed-work')
export class WaitingWorkController {
  constructor(private readonly work: WaitingWorkService) {}

  @Get()
  @OperatorOnly('ops:read')
  @Answers(FailedWorkDto, 'Mails, weights and erasures that failed at least once and are not done')
  async list(): Promise<FailedWorkDto> {
    return { work: (await this.work.list()).map(toWaitingWorkDto) }
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
}
