import { bodyFlags, CHECK_IN_ANSWER_HOURS, checkInState, hasCrisisWords, isCheckInOverdue } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { CheckInDto, CheckInThreadDto, SentCheckInDto } from './check-in.dto.js'
import type { OpenCheckIn } from './check-in-texts.js'
import type { StoredCheckIn } from './check-in.repository.js'
import type { InboxEntryDto } from './inbox.dto.js'
import { CHECK_IN_MESSAGES } from './messages.js'

/** A message on the wire. */
export const toCheckInDto = (
  stored: StoredCheckIn,
  { message, reply }: OpenCheckIn,
): Pick<CheckInDto, keyof CheckInDto> => ({
  entry_id: stored.entryId,
  message,
  status: checkInState(stored),
  ...spelled(stored, 'sentAt', 'seenAt'),
  reply,
  ...spelled(stored, 'answeredAt'),
})

/** A message that was just stored, on the wire. */
export const toSentCheckInDto = (
  stored: StoredCheckIn,
  open: OpenCheckIn,
  creator: string,
): SentCheckInDto => ({
  ...toCheckInDto(stored, open),
  response: CHECK_IN_MESSAGES.sent(creator),
  crisis: hasCrisisWords(open.message),
})

/** One page of a person's messages on the wire. */
export const toCheckInThreadDto = (
  creator: string,
  page: { entries: CheckInDto[]; nextBefore: string | null },
): CheckInThreadDto => ({
  creator,
  answer_within_hours: CHECK_IN_ANSWER_HOURS,
  entries: page.entries,
  next_before: page.nextBefore,
})

/** A message as the operators' inbox shows it. */
export const toInboxEntryDto = (stored: StoredCheckIn, open: OpenCheckIn, now: Date): InboxEntryDto => ({
  user_id: stored.userId,
  ...toCheckInDto(stored, open),
  answered_by: stored.answeredBy,
  ...spelled(stored, 'assignedTo', 'assignedAt'),
  overdue: isCheckInOverdue(stored, now),
  crisis: hasCrisisWords(open.message),
  body: bodyFlags(open.message),
})
