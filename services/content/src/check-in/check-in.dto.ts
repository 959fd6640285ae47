import { CHECK_IN_ANSWER_HOURS, CHECK_IN_LENGTH, CHECK_IN_STATES, type CheckInState } from '@gb/domain'
import { Answer, EntryIdField, NextBeforeField, TextField, UserIdField } from '@gb/service-kit'

/** A message to the creator. It is sealed before it is stored; operators who answer check-ins can read it. */
export class SendCheckInDto {
  @UserIdField() user_id!: string

  @TextField(CHECK_IN_LENGTH, {
    description: 'What you want to say; spaces at both ends are dropped.',
    example: 'My weight has not moved for two weeks. What can I try?',
  })
  message!: string

  @EntryIdField() entry_id?: string
}

const instant = (description: string) =>
  Answer.orNull(String, `${description}, ISO 8601 in UTC; null: not yet.`, null, 'date-time')

/** A message and what became of it. */
export class CheckInDto {
  @Answer('Id of the message.', '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a', 'uuid') entry_id!: string
  @Answer('What was written.', 'My weight has not moved for two weeks. What can I try?') message!: string
  @Answer.oneOf(CHECK_IN_STATES, 'How it stands.', 'sent') status!: CheckInState
  @Answer('When it was sent, ISO 8601 in UTC.', '2026-11-20T08:30:00.000Z', 'date-time') sent_at!: string
  @instant('When it was read') seen_at!: string | null
  @Answer.orNull(String, 'The answer; null: not yet.', 'That is a plateau, and most people have one.')
  reply!: string | null
  @instant('When it was answered') answered_at!: string | null
}

/** A message that was just sent. */
export class SentCheckInDto extends CheckInDto {
  @Answer(
    'The sentence that says so, with the name of the creator.',
    'Your message has been sent to Gastric Buddy!',
  )
  response!: string

  @Answer(
    'Whether the message has words of self-harm, found by fixed rules: show the crisis card on top. The message is stored all the same, and nobody reads along.',
    false,
  )
  crisis!: boolean
}

/** Your messages. */
export class CheckInThreadDto {
  @Answer('Name of the creator.', 'Gastric Buddy') creator!: string

  @Answer.count(
    'Hours within which an answer can be expected. Nobody reads messages live.',
    CHECK_IN_ANSWER_HOURS,
  )
  answer_within_hours!: number

  @Answer.list(CheckInDto, 'Newest first.') entries!: CheckInDto[]
  @NextBeforeField() next_before!: string | null
}
