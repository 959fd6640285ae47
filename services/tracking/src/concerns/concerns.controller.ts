import { Answers, CurrentUser, Owner, type SessionUser } from '@gb/service-kit'
import { Controller, Get } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { ConcernsDto } from './concerns.dto.js'
import { ConcernsService } from './concerns.service.js'

/** What the logs are concerned about. Free: safety is not sold. */
@ApiTags('concerns')
@Controller('api')
export class ConcernsController {
  constructor(private readonly concerns: ConcernsService) {}

  @Get('concerns/:user_id')
  @Owner('params')
  @Answers(
    ConcernsDto,
    'What the logs of a person are concerned about, the most urgent first',
    'Worked out from all logs, and from words of vomiting or of self-harm in what was written. Nothing is stored.',
  )
  list(@CurrentUser() user: SessionUser): Promise<ConcernsDto> {
    return this.concerns.list(user)
  }
}
