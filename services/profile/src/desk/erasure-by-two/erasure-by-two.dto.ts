import { Answer } from '@gb/service-kit'

/** An erasure that waits for a second operator. */
export class ErasureRequestDto {
  @Answer('Id of the profile.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11', 'uuid') user_id!: string
  @Answer('The name on the token of who asked.', 'Olga Support') asked_by!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z', 'date-time') asked_at!: string
  @Answer('ISO instant; unconfirmed until then it lapses.', '2026-11-27T08:30:00.000Z', 'date-time')
  lapses_at!: string
}

/** An erasure as it was just asked for. */
export class ErasureAskedDto extends ErasureRequestDto {
  @Answer('A sentence to read.', 'Written down. Nothing happens before a second operator confirms it.')
  message!: string
}

/** Erasures that wait for a second operator. */
export class ErasureRequestsDto {
  @Answer.list(ErasureRequestDto, 'Oldest first, at most 500.') requests!: ErasureRequestDto[]
}

/** A request that was taken back. */
export class ErasureWithdrawnDto {
  @Answer('Id of the profile.', '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11', 'uuid') user_id!: string
  @Answer('A sentence to read.', 'Taken back. The profile stays.') message!: string
}
