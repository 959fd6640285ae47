import { ApiProperty } from '@nestjs/swagger'
import { UserIdField } from '@gb/service-kit'

/** Path of the own profile. */
export class ProfilePath {
  @UserIdField()
  user_id!: string
}

/** A profile that is about to be erased. */
export class DeletionDto {
  @ApiProperty({
    description: 'Names the profile.',
    format: 'uuid',
    example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11',
  })
  user_id!: string

  @ApiProperty({
    description: 'When the deletion was asked for, ISO 8601 in UTC.',
    format: 'date-time',
    example: '2026-11-20T08:30:00.000Z',
  })
  deletion_requested_at!: string

  @ApiProperty({
    description: 'When everything is erased for good, ISO 8601 in UTC; until then it can be undone.',
    format: 'date-time',
    example: '2026-11-23T08:30:00.000Z',
  })
  erase_at!: string
}

/** A profile that stays. */
export class UndeletedDto {
  @ApiProperty({
    description: 'Names the profile.',
    format: 'uuid',
    example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11',
  })
  user_id!: string

  @ApiProperty({
    description: 'Always null.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
  })
  erase_at!: null

  @ApiProperty({ description: 'A sentence to show.', example: 'Your profile stays. Nothing was deleted.' })
  message!: string
}
