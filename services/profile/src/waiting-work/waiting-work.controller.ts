import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { OperatorOnly, ProblemDto } from '@gb/service-kit'
import { WORK_MESSAGES } from './messages.js'
import { FailedWorkDto, RetriedDto, WorkPath } from './waiting-work.dto.js'
import { toWaitingWorkDto } from './waiting-work.mapper.js'
import { WaitingWorkService } from './waiting-work.service.js'

/** Mails and jobs that failed. They are tried again by themselves; a retry only does not wait. */
@ApiTags('operation')
@Controller('api/operator/failed-work')
export class WaitingWorkController {
  constructor(private readonly work: WaitingWorkService) {}

  @Get()
  @OperatorOnly('ops:read')
  @ApiOperation({ summary: 'Mails, weights and erasures that failed at least once and are not done' })
  @ApiOkResponse({ type: FailedWorkDto })
  async list(): Promise<FailedWorkDto> {
    return { work: (await this.work.list()).map(toWaitingWorkDto) }
  }

  @Post(':kind/:work_id/retry')
  @HttpCode(200)
  @OperatorOnly('ops:write')
  @ApiOperation({ summary: 'Tries it again now' })
  @ApiOkResponse({ type: RetriedDto })
  @ApiNotFoundResponse({ description: 'There is nothing to try any longer.', type: ProblemDto })
  async retry(@Param() { kind, work_id: workId }: WorkPath): Promise<RetriedDto> {
    await this.work.retry(kind, workId)
    return { message: WORK_MESSAGES.dueNow }
  }
}
