import { Controller, Get } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, type Held, Premium, Refuses, type SessionUser, todayOf } from '@gb/service-kit'
import { HeldDocuments } from '../documents/published/held-documents.js'
import { STORED_SHAPES, toStoredBody } from '../documents/shapes/stored-shapes.js'
import { SupplementGuideDto } from './supplement-guide-answer.dto.js'
import type { SupplementGuideTextDto } from '../documents/shapes/supplement-guide.dto.js'
import { toSupplementGuideDto } from './supplement-guide.mapper.js'

/** The supplement guide. */
@ApiTags('premium')
@Controller('api')
export class SupplementsController {
  private readonly guide: Held<SupplementGuideTextDto>

  constructor(documents: HeldDocuments) {
    this.guide = documents.hold('supplement-guide', (document) =>
      toStoredBody(STORED_SHAPES['supplement-guide'], document),
    )
  }

  @Get('premium-supplement-guide')
  @Premium()
  @Answers(SupplementGuideDto, 'Schedules, interactions, charts, and the blood tests with your own dates', {
    id: 'getSupplementGuide',
  })
  @Refuses({ 402: 'Premium is not active.' })
  async supplementGuide(@CurrentUser() user: SessionUser): Promise<SupplementGuideDto> {
    return toSupplementGuideDto(await this.guide.get(), user.person.surgeryDate, todayOf(user))
  }
}
