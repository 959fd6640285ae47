import { ApiProperty } from '@nestjs/swagger'
import { IsIn, Matches } from 'class-validator'
import { Answer } from '@gb/service-kit'
import { GIVEN_UP_DAYS } from '../../post/mail/mail-times.js'
import { WORK_KINDS, type WorkKind } from './waiting-work.js'

/** Which work. */
export class WorkPath {
  @ApiProperty({ description: 'What kind.', enum: [...WORK_KINDS], example: 'mail' })
  @IsIn([...WORK_KINDS], { message: `kind must be one of: ${WORK_KINDS.join(', ')}.` })
  kind!: WorkKind

  @ApiProperty({ description: 'Which one.', example: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a' })
  @Matches(/^[0-9a-f-]{36}( [a-z-]{1,20})?$/, { message: 'work_id must be one from the list.' })
  work_id!: string
}

/** A piece of work that failed. */
export class WaitingWorkDto {
  @Answer.oneOf(WORK_KINDS, 'mail, weight (on its way to the weight log) or erasure.', 'mail') kind!: WorkKind
  @Answer('Which one.', '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a') work_id!: string
  @Answer.orNull(String, 'Whom it is for, or null.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11')
  user_id!: string | null
  @Answer('Tries so far.', 3) attempts!: number
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') created_at!: string
  @Answer.orNull(String, 'When it is tried again; null when it was given up.', '2026-11-20T08:35:00.000Z')
  next_attempt_at!: string | null

  @Answer(
    `Whether a retry can still get it done. A notice that was given up can be sent for ${GIVEN_UP_DAYS} days, a mail with a code that ran out cannot.`,
    true,
  )
  can_retry!: boolean
}

/** What failed. */
export class FailedWorkDto {
  @Answer.list(WaitingWorkDto, 'Newest first, at most 200.') work!: WaitingWorkDto[]
}

/** That it is due. */
export class RetriedDto {
  @Answer('What happens now.', 'It will be tried again within seconds.') message!: string
}
