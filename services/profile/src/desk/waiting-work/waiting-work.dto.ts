import { Answer, ChoiceField, PatternField, WORK_KINDS, type WorkKind } from '@gb/service-kit'
import { GIVEN_UP_DAYS } from '../../post/mail/mail-times.js'
import { MAX_LISTED } from './waiting-work.js'

/** Which work. */
export class WorkPath {
  @ChoiceField(WORK_KINDS, { description: 'What kind.', example: 'mail' }) kind!: WorkKind

  @PatternField(/^(?:[0-9a-f-]{36}(?: [a-z-]{1,20})?|[\w-]{1,255})$/, 'work_id must be one from the list.', {
    description: 'Which one.',
    example: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
  })
  work_id!: string
}

/** How much waits of a kind. */
export class WorkStateDto {
  @Answer.oneOf(
    WORK_KINDS,
    'mail, weight (on its way to the weight log), erasure, payment_event (of the payment provider), billing_notice (not fetched yet) or reminder (due and not sent).',
    'mail',
  )
  kind!: WorkKind

  @Answer('How much is not done, tried or not.', 4) waiting!: number
  @Answer('How much was tried at least once and is not done; mails that were given up, too.', 1)
  failed!: number
  @Answer.orNull(
    String,
    'ISO instant since when the oldest waits; null when nothing does.',
    '2026-11-20T08:30:00.000Z',
  )
  oldest_at!: string | null

  @Answer.orNull(
    String,
    'Kind and code of the newest error, never its text; null when none is known.',
    'Error ECONNREFUSED',
  )
  last_error!: string | null
}

/** A piece of work that failed. */
export class WaitingWorkDto {
  @Answer.oneOf(WORK_KINDS, 'mail, weight, erasure or payment_event.', 'mail') kind!: WorkKind
  @Answer('Which one.', '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a') work_id!: string
  @Answer.orNull(String, 'Whom it is for, or null.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11')
  user_id!: string | null
  @Answer('Tries so far.', 3) attempts!: number
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') created_at!: string
  @Answer.orNull(String, 'When it is tried again; null when it was given up.', '2026-11-20T08:35:00.000Z')
  next_attempt_at!: string | null

  @Answer.orNull(
    String,
    'Kind and code of the last error, never its text; null when it is not known.',
    'Error ECONNREFUSED',
  )
  last_error!: string | null

  @Answer(
    `Whether a retry can still get it done. A notice that was given up can be sent for ${GIVEN_UP_DAYS} days, a mail with a code that ran out cannot.`,
    true,
  )
  can_retry!: boolean

  @Answer('Whether it may be left undone. A weight and an erasure may not.', true) can_drop!: boolean
}

/** What waits and what failed, in all services. */
export class FailedWorkDto {
  @Answer.list(WorkStateDto, 'Each kind of work, also of those with nothing to do.') kinds!: WorkStateDto[]
  @Answer.list(WaitingWorkDto, `What failed, newest first, at most ${MAX_LISTED}.`) work!: WaitingWorkDto[]
  @Answer.list(String, 'Services that did not answer; what waits there is missing.') not_reached!: string[]
}

/** That it was dropped. */
export class DroppedDto {
  @Answer('What happens now.', 'It was dropped and will not be tried again.') message!: string
}

/** That it is due. */
export class RetriedDto {
  @Answer('What happens now.', 'It will be tried again within seconds.') message!: string
}
