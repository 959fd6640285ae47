import { ApiProperty } from '@nestjs/swagger'
import { UserIdField } from '@gb/service-kit'
import { IsUUID } from 'class-validator'

/** Path of one meal. */
export class EntryIdParams {
  @ApiProperty({ description: 'The meal.', format: 'uuid', example: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a' })
  @IsUUID('all', { message: '$property must be a UUID.' })
  entry_id!: string
}

/** Whose meal it is. */
export class OwnerQuery {
  @UserIdField() user_id!: string
}
