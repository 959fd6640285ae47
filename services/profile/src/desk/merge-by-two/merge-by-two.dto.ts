import { Answer, IdField } from '@gb/service-kit'
import { ImportedLogsDto, RefusedRowDto } from '../../privacy/my-data/import.dto.js'

/** Another one than that of the path: the example is to be no mistake. */
const STAYS = '0b0f4c1e-6f0f-4a1c-9d6a-6a2f5a0f9b22'

/** Which profile stays. */
export class MergeTargetDto {
  @IdField('Id of the profile that stays and gets the logs of the other one.', STAYS) into_user_id!: string
}

/** A merge that waits for a second operator. */
export class MergeRequestDto {
  @Answer('Id of the profile that goes.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11', 'uuid') user_id!: string
  @Answer('Id of the profile that stays.', STAYS, 'uuid')
  into_user_id!: string
  @Answer('The name on the token of who asked.', 'Olga Support') asked_by!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z', 'date-time') asked_at!: string
  @Answer('ISO instant; unconfirmed until then it lapses.', '2026-11-27T08:30:00.000Z', 'date-time')
  lapses_at!: string
}

/** A merge as it was just asked for. */
export class MergeAskedDto extends MergeRequestDto {
  @Answer('A sentence to read.', 'Written down. Nothing happens before a second operator confirms it.')
  message!: string
}

/** Merges that wait for a second operator. */
export class MergeRequestsDto {
  @Answer.list(MergeRequestDto, 'Oldest first, at most 500.') requests!: MergeRequestDto[]
}

/** What was moved. */
export class MergedDto {
  @Answer('Id of the profile that goes.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11', 'uuid') user_id!: string
  @Answer('Id of the profile that stays.', STAYS, 'uuid')
  into_user_id!: string
  @Answer('ISO instant at which the profile that goes is erased.', '2026-11-23T08:30:00.000Z', 'date-time')
  erase_at!: string
  @Answer.part(ImportedLogsDto, 'Counts for each log of the profile that goes.') logs!: ImportedLogsDto
  @Answer.list(RefusedRowDto, 'The first 200 entries that could not be moved.') refused!: RefusedRowDto[]
  @Answer(
    'A sentence to read.',
    'Done. The profile that goes is signed out and leaves like one that its owner deleted. Premium, courses, plans and check-ins do not move: give premium by hand.',
  )
  message!: string
}

/** A request that was taken back. */
export class MergeWithdrawnDto {
  @Answer('Id of the profile.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11', 'uuid') user_id!: string
  @Answer('A sentence to read.', 'Taken back. Both profiles stay as they are.') message!: string
}
