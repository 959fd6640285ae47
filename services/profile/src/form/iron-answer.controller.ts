import { Body, Controller, Put } from '@nestjs/common'
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger'
import { CurrentUser, Owner, ProblemDto, type SessionUser } from '@gb/service-kit'
import { IronAnswerDto } from './iron-answer.dto.js'
import { IronAnswerService } from './iron-answer.service.js'
import { toIronAnswerDto } from './profile-form.mapper.js'

/** The question about iron that is asked once. */
@ApiTags('profile')
@Controller('api/iron-answer/:user_id')
export class IronAnswerController {
  constructor(private readonly answers: IronAnswerService) {}

  @Put()
  @Owner('params')
  @ApiParam({ name: 'user_id', format: 'uuid', description: 'Your own user_id.' })
  @ApiOperation({
    summary: 'Answer the question about iron',
    description: 'It stands in the profile as `iron_answer`. Needs health_data_consent.',
  })
  @ApiOkResponse({ type: IronAnswerDto })
  @ApiBadRequestResponse({ description: 'Not one of the answers.', type: ProblemDto })
  async keep(@CurrentUser() user: SessionUser, @Body() body: IronAnswerDto): Promise<IronAnswerDto> {
    return toIronAnswerDto(await this.answers.keep(user.userId, body))
  }
}
