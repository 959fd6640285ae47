import { Controller, Get, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Premium, Refuses, type SessionUser, todayOf } from '@gb/service-kit'
import { TextLanguageQuery } from '../documents/shapes/text-language.dto.js'
import { SupplementGuideDto } from './supplement-guide-answer.dto.js'
import { toSupplementGuideDto } from './supplement-guide.mapper.js'
import { SupplementGuideService } from './supplement-guide.service.js'

/** The supplement guide. */
@ApiTags('premium')
@Controller('api')
export class SupplementsController {
  constructor(private readonly guides: SupplementGuideService) {}

  @Get('premium-supplement-guide')
  @Premium()
  @Answers(SupplementGuideDto, 'Schedules, interactions, charts, and the blood tests with your own dates', {
    id: 'getSupplementGuide',
  })
  @Refuses({ 400: 'Not a language that the product speaks.', 402: 'Premium is not active.' })
  async supplementGuide(
    @CurrentUser() user: SessionUser,
    @Query() { lang = 'en' }: TextLanguageQuery,
  ): Promise<SupplementGuideDto> {
    return toSupplementGuideDto(await this.guides.guide(lang), user.person.surgeryDate, todayOf(user))
  }
}
