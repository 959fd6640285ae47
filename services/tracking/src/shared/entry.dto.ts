import { UserIdField } from '@gb/service-kit'
import { ApiProperty } from '@nestjs/swagger'
import { IsUUID } from 'class-validator'

/** Path of everything that belongs to one person. */
export class PersonPath {
  @UserIdField()
  user_id!: string
}

/** Path of one entry. */
export class EntryPath {
  @ApiProperty({
    description: 'Id of the entry.',
    format: 'uuid',
    example: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
  })
  @IsUUID('all', { message: '$property must be a UUID.' })
  entry_id!: string
}

/** Query of a call without a body. */
export class PersonQuery {
  @UserIdField()
  user_id!: string
}

/** What every stored entry carries. */
export class EntryDto {
  @ApiProperty({
    description: 'Id of the entry.',
    format: 'uuid',
    example: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
  })
  entry_id!: string

  @ApiProperty({
    description: 'Calendar day in the zone of the person, fixed when the entry was written.',
    format: 'date',
    example: '2026-11-20',
  })
  date!: string

  @ApiProperty({
    description: 'When it happened, ISO 8601 in UTC.',
    format: 'date-time',
    example: '2026-11-20T08:30:00.000Z',
  })
  recorded_at!: string
}

/** Answer of a deletion. */
export class EntryDeletedDto {
  @ApiProperty({ description: 'Always true; a second deletion is 404.', example: true })
  deleted!: boolean
}
