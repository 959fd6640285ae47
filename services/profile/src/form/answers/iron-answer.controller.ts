import { Body, Controller, Put } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Owner, Refuses, type SessionUser } from '@gb/service-kit'
import { IronAnswerDto } from './iron-answer.dto.js'
import { IronAnswerService } from './iron-answer.service.js'
import { toIronAnswerDto } from './answers.mapper.js'

/** The question about iron that is asked once. */
@ApiTags('profile')
@Controller('api/iron-answer/:user_id')
export class IronAnswerController {
  constructor(private readonly answers: IronAnswerService) {}

  @Put()
  @Owner('params')
  @Answers(
    IronAnswerDto,
    'Answer the question about iron',
    'It stands in the profile as `iron_answer`. Needs health_data_consent.',
  )
  @Refuses({ 400: 'Not one of the answers.' })
  async keep(@CurrentUser() user: SessionUser, @Body() body: IronAnswerDto): Promise<IronAnswerDto> {
    return toIronAnswerDto(await this.answers.keep(user.userId, body))
  }
}
