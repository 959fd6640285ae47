import {
  BODY_LEVELS,
  type BodyFlag,
  type BodyLevel,
  CHECK_IN_REPLY_LENGTH,
  FLAG_TOPICS,
  type FlagTopic,
  OPERATOR_NAME_LENGTH,
} from '@gb/domain'
import {
  Answer,
  ChoiceField,
  IdField,
  ListQuery,
  NextBeforeField,
  ProfileIdField,
  TextField,
} from '@gb/service-kit'
import { CheckInDto } from './check-in.dto.js'

/** Which messages of the inbox: those without an answer, those of them that cannot wait, or those with one. */
const INBOX_PARTS = ['waiting', 'urgent', 'answered'] as const
export type InboxPart = (typeof INBOX_PARTS)[number]

/** Which messages by whose they are. */
const INBOX_WHOSE = ['anybody', 'me', 'nobody'] as const
export type InboxWhose = (typeof INBOX_WHOSE)[number]

/** Which part of the inbox, and which page. */
export class InboxQuery extends ListQuery {
  @ChoiceField(INBOX_PARTS, {
    description:
      '`waiting`: without an answer, oldest first. `urgent`: those of them with words of self-harm or of what the body cannot wait with; read them first. `answered`: last answer first.',
    example: 'waiting',
    default: 'waiting',
    optional: true,
  })
  part: InboxPart = 'waiting'

  @ChoiceField(INBOX_WHOSE, {
    description: '`me`: what you have taken. `nobody`: what nobody has taken. `anybody`: all.',
    example: 'anybody',
    default: 'anybody',
    optional: true,
  })
  assigned: InboxWhose = 'anybody'
}

/** Which message of whom. */
export class InboxPath {
  @ProfileIdField('Whose message.') user_id!: string
  @IdField('Id of the message.') entry_id!: string
}

/** Who is to answer. */
export class AssignDto {
  @TextField(OPERATOR_NAME_LENGTH, {
    description: 'Name of the operator who answers it; you when absent.',
    example: 'Olga Support',
    optional: true,
  })
  operator?: string

  @TextField(OPERATOR_NAME_LENGTH, {
    description: 'From whom it is taken over. Absent: only what nobody has taken.',
    example: 'Olga Support',
    optional: true,
  })
  instead_of?: string
}

/** An answer. The person reads it in the app; the mail they get only says that it is there. */
export class ReplyDto {
  @TextField(CHECK_IN_REPLY_LENGTH, {
    description: 'What the person will read. It cannot be changed afterwards.',
    example: 'That is a plateau, and most people have one. Look at your protein first.',
  })
  reply!: string
}

/** A red flag of the body that the message itself tells of. Source: health-rules 9b.2. */
class InboxFlagDto implements BodyFlag {
  @Answer.oneOf(FLAG_TOPICS, 'What it is about.', 'chest_pain') topic!: FlagTopic
  @Answer.oneOf(BODY_LEVELS, 'How soon to call, and whom.', 'emergency') level!: BodyLevel
}

/** A message in the inbox. */
export class InboxEntryDto extends CheckInDto {
  @Answer(
    'Whose message. Their last days stand beside it: see the call `context`.',
    '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11',
    'uuid',
  )
  user_id!: string

  @Answer.orNull(String, 'Name of the operator who answered; null: nobody yet.', 'Olga')
  answered_by!: string | null
  @Answer.orNull(String, 'Name of the operator who has taken it; null: nobody.', null)
  assigned_to!: string | null
  @Answer.orNull(String, 'ISO instant since when; null: nobody has.', null, 'date-time')
  assigned_at!: string | null
  @Answer('Whether it waits longer than people may expect.', false) overdue!: boolean
  @Answer('Whether the message has words of self-harm: read it first.', false) crisis!: boolean
  @Answer.list(InboxFlagDto, 'What the message tells of the body that cannot wait: read it first, too.', {
    example: [],
  })
  body!: readonly InboxFlagDto[]
}

/** One page of the inbox. */
export class InboxDto {
  @Answer.count('How many messages wait for an answer.', 3) waiting!: number
  @Answer.count('How many of them wait for too long.', 0) overdue!: number
  @Answer.count('How many of those that wait nobody has taken.', 1) unassigned!: number
  @Answer.count('How many of those that wait have words that cannot: `part=urgent` shows them.', 0)
  urgent!: number
  @Answer.list(InboxEntryDto, 'The messages of the asked part.') entries!: InboxEntryDto[]
  @NextBeforeField() next_before!: string | null
}
