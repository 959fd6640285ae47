import { Body, Controller, Put } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Owner, Refuses, type SessionUser } from '@gb/service-kit'
import { LanguageDto } from './language.dto.js'
import { LanguageService } from './language.service.js'
import { toLanguageDto } from './answers.mapper.js'

/** The language in which a person is written to, changed by itself. */
@ApiTags('profile')
@Controller('api/language/:user_id')
export class LanguageController {
  constructor(private readonly languages: LanguageService) {}

  @Put()
  @Owner('params')
  @Answers(
    LanguageDto,
    'Choose the language in which you are written to',
    'It stands in the profile as `language`.',
  )
  @Refuses({ 400: 'Not a language that the product speaks.' })
  async keep(@CurrentUser() user: SessionUser, @Body() body: LanguageDto): Promise<LanguageDto> {
    return toLanguageDto(await this.languages.keep(user.userId, body))
  }
}
