import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common'
import { ApiBody, ApiHeader, ApiTags } from '@nestjs/swagger'
import {
  Answers,
  CurrentOperator,
  type Operator,
  OperatorOnly,
  ProfileId,
  REASON_LENGTH,
  Refuses,
} from '@gb/service-kit'
import { CodeRotationService } from './code-rotation.service.js'
import { PEOPLE_MESSAGES } from './messages.js'
import {
  CodeRotatedDto,
  FoundPeopleDto,
  PersonConsentsDto,
  PersonDto,
  SearchPeopleDto,
} from './people.dto.js'
import { toFoundPersonDto, toPersonConsentsDto, toPersonDto, toQuestion } from './people.mapper.js'
import { PeopleSearchService, SEARCHES_PER_HOUR } from './people-search.service.js'
import { PeopleService } from './people.service.js'

/** Exactly one word: the three beside each other would be refused. */
const SEARCH_EXAMPLES = {
  email: { summary: 'By e-mail', value: { email: 'maria@example.com' } },
  code: { summary: 'By profile code', value: { code: '123456' } },
  user_id: { summary: 'By id', value: { user_id: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11' } },
}

const NOBODY = 'There is no such profile.'

/** People who need help. What is looked for stands in the body: an address in a path would end in logs. */
@ApiTags('people')
@Controller('api/operator/people')
export class PeopleController {
  constructor(
    private readonly searching: PeopleSearchService,
    private readonly people: PeopleService,
    private readonly rotation: CodeRotationService,
  ) {}

  @Post('search')
  @HttpCode(200)
  @OperatorOnly('profile:find')
  @Answers(FoundPeopleDto, 'Finds a person by id, e-mail or profile code')
  @ApiHeader({
    name: 'X-Reason',
    required: false,
    description: `Why you look, ${REASON_LENGTH.min} to ${REASON_LENGTH.max} characters. Needed with an e-mail; it stays in the audit log.`,
    schema: { type: 'string' },
  })
  @ApiBody({ type: SearchPeopleDto, examples: SEARCH_EXAMPLES })
  @Refuses({
    400: 'Not exactly one word, a word of another form, or an e-mail without a reason.',
    429: `More than ${SEARCHES_PER_HOUR} profile codes, or addresses, by this token within an hour.`,
  })
  async search(
    @Body() question: SearchPeopleDto,
    @CurrentOperator() operator: Operator,
    @Headers('x-reason') reason: string | undefined,
  ): Promise<FoundPeopleDto> {
    const found = await this.searching.search(toQuestion(question), operator, reason ?? null)
    return { people: found.map(toFoundPersonDto) }
  }

  @Get(':user_id')
  @OperatorOnly('health:read')
  @Answers(PersonDto, 'Reads a profile. Its code is not shown to anybody but its owner')
  @Refuses({ 404: NOBODY })
  async read(@Param() { user_id: userId }: ProfileId): Promise<PersonDto> {
    return toPersonDto(await this.people.read(userId))
  }

  @Get(':user_id/consents')
  @OperatorOnly('privacy:export')
  @Answers(PersonConsentsDto, 'What a person consented to and withdrew, with the version of each text')
  @Refuses({ 404: NOBODY })
  async consents(@Param() { user_id: userId }: ProfileId): Promise<PersonConsentsDto> {
    return toPersonConsentsDto(await this.people.ledger(userId))
  }

  @Post(':user_id/rotate-code')
  @HttpCode(200)
  @OperatorOnly('profile:write', { reason: true, confirm: 'rotate' })
  @Answers(CodeRotatedDto, 'Gives a profile a new code and mails it to its owner. You do not see it')
  @Refuses({ 404: NOBODY })
  async rotateCode(@Param() { user_id: userId }: ProfileId): Promise<CodeRotatedDto> {
    await this.rotation.rotate(userId)
    return { message: PEOPLE_MESSAGES.rotated }
  }
}
