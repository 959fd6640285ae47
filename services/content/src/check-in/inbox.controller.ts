import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import { ApiBody, ApiTags } from '@nestjs/swagger'
import { CHECK_IN_CONTEXT_DAYS } from '@gb/domain'
import { Answers, CurrentOperator, type Operator, OperatorOnly, Refuses } from '@gb/service-kit'
import { CheckInContextDto } from './check-in-context.dto.js'
import { CheckInContextService } from './check-in-context.service.js'
import { AssignDto, InboxDto, InboxEntryDto, InboxPath, InboxQuery, ReplyDto } from './inbox.dto.js'
import { AssignmentService } from './assignment.service.js'
import { InboxService } from './inbox.service.js'

/** First what most want: an example with a name would give the message to whoever is called so. */
const ASSIGN_EXAMPLES = {
  'Take it yourself': { value: {} },
  'Take it over from somebody': { value: { instead_of: 'Olga Support' } },
  'Give it to somebody': { value: { operator: 'Olga Support' } },
}

/** The check-in inbox. */
@ApiTags('check-ins')
@Controller('api/operator/check-ins')
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly contexts: CheckInContextService,
    private readonly assignments: AssignmentService,
  ) {}

  @Get()
  @OperatorOnly('check-ins:answer')
  @Answers(InboxDto, 'Messages that wait for an answer, the oldest first, or the answered ones')
  list(@Query() query: InboxQuery, @CurrentOperator() operator: Operator): Promise<InboxDto> {
    return this.inbox.list(query, operator)
  }

  @Get(':user_id/:entry_id/context')
  @OperatorOnly('check-ins:answer')
  @Answers(
    CheckInContextDto,
    `The last ${CHECK_IN_CONTEXT_DAYS} days of whoever wrote a message, in figures, to answer it by`,
  )
  @Refuses({
    404: 'There is no such message.',
    503: 'The logs do not answer just now. Ask again in a moment.',
  })
  context(@Param() path: InboxPath): Promise<CheckInContextDto> {
    return this.contexts.of(path)
  }

  @Post(':user_id/:entry_id/seen')
  @HttpCode(200)
  @OperatorOnly('check-ins:answer')
  @Answers(InboxEntryDto, 'Marks a message as seen, which the person is shown')
  @Refuses({ 404: 'There is no such message.' })
  see(@Param() path: InboxPath): Promise<InboxEntryDto> {
    return this.inbox.see(path)
  }

  @Put(':user_id/:entry_id/assignment')
  @OperatorOnly('check-ins:answer')
  @ApiBody({ type: AssignDto, examples: ASSIGN_EXAMPLES })
  @Answers(
    InboxEntryDto,
    'Takes a message to answer it, or gives it to somebody',
    'Of two who take it at once one has it. Whoever reads words of self-harm answers, whoever has taken them.',
  )
  @Refuses({
    400: 'X-Reason is missing, or nobody of that name answers messages.',
    404: 'There is no such message.',
    409: 'Somebody else has it, or it is answered.',
  })
  assign(
    @Param() path: InboxPath,
    @Body() wanted: AssignDto,
    @CurrentOperator() operator: Operator,
  ): Promise<InboxEntryDto> {
    return this.assignments.assign(path, wanted, operator)
  }

  @Delete(':user_id/:entry_id/assignment')
  @OperatorOnly('check-ins:answer')
  @Answers(InboxEntryDto, 'Puts a message back, so that anybody takes it')
  @Refuses({ 404: 'There is no such message.', 409: 'It is answered.' })
  unassign(@Param() path: InboxPath, @CurrentOperator() operator: Operator): Promise<InboxEntryDto> {
    return this.assignments.unassign(path, operator)
  }

  @Post(':user_id/:entry_id/reply')
  @HttpCode(200)
  @OperatorOnly('check-ins:answer', { confirm: 'reply' })
  @Answers(
    InboxEntryDto,
    'Answers a message, once. The person gets a mail that says only that an answer waits',
  )
  @Refuses({ 404: 'There is no such message.', 409: 'It has another answer already.' })
  reply(
    @Param() path: InboxPath,
    @Body() { reply }: ReplyDto,
    @CurrentOperator() operator: Operator,
  ): Promise<InboxEntryDto> {
    return this.inbox.reply(path, reply, operator)
  }
}
