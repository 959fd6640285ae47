import { CHECK_IN_REPLY_LENGTH } from '@gb/domain'
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

/** Which messages of the inbox: those without an answer, oldest first, or those with one, last answer first. */
const INBOX_PARTS = ['waiting', 'answered'] as const
export type InboxPart = (typeof INBOX_PARTS)[number]

/** Which part of the inbox, and which page. */
export class InboxQuery extends ListQuery {
  @ChoiceField(INBOX_PARTS, {
    description: '`waiting`: without an answer, oldest first. `answered`: last answer first.',
    example: 'waiting',
    default: 'waiting',
    optional: true,
  })
  part: InboxPart = 'waiting'
}

/** Which message of whom. */
export class InboxPath {
  @ProfileIdField('Whose message.') user_id!: string
  @IdField('Id of the message.') entry_id!: string
}

/** An answer. The person reads it in the app; the mail they get only says that it is there. */
export class ReplyDto {
  @TextField(CHECK_IN_REPLY_LENGTH, {
    description: 'What the person will read. It cannot be changed afterwards.',
    example: 'That is a plateau, and most people have one. Look at your protein first.',
  })
  reply!: string
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
  @Answer('Whether it waits longer than people may expect.', false) overdue!: boolean
  @Answer('Whether the message has words of self-harm: read it first.', false) crisis!: boolean
}

/** One page of the inbox. */
export class InboxDto {
  @Answer.count('How many messages wait for an answer.', 3) waiting!: number
  @Answer.count('How many of them wait for too long.', 0) overdue!: number
  @Answer.list(InboxEntryDto, 'The messages of the asked part.') entries!: InboxEntryDto[]
  @NextBeforeField() next_before!: string | null
}
