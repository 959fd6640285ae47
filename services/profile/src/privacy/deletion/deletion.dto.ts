import { Answer } from '@gb/service-kit'

/** A profile that is about to be erased. */
export class DeletionDto {
  @Answer('Names the profile.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11', 'uuid') user_id!: string
  @Answer('When the deletion was asked for, ISO 8601 in UTC.', '2026-11-20T08:30:00.000Z', 'date-time')
  deletion_requested_at!: string

  @Answer(
    'When everything is erased for good, ISO 8601 in UTC; until then it can be undone.',
    '2026-11-23T08:30:00.000Z',
    'date-time',
  )
  erase_at!: string
}

/** A profile that stays. */
export class UndeletedDto {
  @Answer('Names the profile.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11', 'uuid') user_id!: string
  @Answer.orNull(String, 'Always null.', null, 'date-time') erase_at!: null
  @Answer('A sentence to show.', 'Your profile stays. Nothing was deleted.') message!: string
}
