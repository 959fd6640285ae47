import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import {
  CONFIRMATION_PURPOSES,
  CONFIRMATION_WAYS,
  type ConfirmationPurpose,
  type ConfirmationWay,
} from '@gb/domain'

/** A bad field of a request. */
export class FieldErrorDto {
  @ApiProperty({ description: 'Wire name of the field.', example: 'age' })
  field!: string

  @ApiProperty({
    description: 'What is wrong, as a sentence.',
    example: 'age must be a number from 18 to 100.',
  })
  message!: string
}

/** RFC 9457 problem document; the body of every error. */
export class ProblemDto {
  @ApiProperty({ description: 'URN of the error code.', example: 'urn:gastric-buddy:error:invalid_input' })
  type!: string

  @ApiProperty({ description: 'Short title of the error code.', example: 'Invalid input' })
  title!: string

  @ApiProperty({ description: 'HTTP status.', example: 400 })
  status!: number

  @ApiProperty({ description: 'The sentence; equals `message`.', example: 'Please check the marked fields.' })
  detail!: string

  @ApiProperty({ description: 'Stable code.', example: 'invalid_input' })
  error!: string

  @ApiProperty({
    description: 'A sentence that a person may read.',
    example: 'Please check the marked fields.',
  })
  message!: string

  @ApiProperty({ description: 'Names this request in our logs.', example: 'req-4k2' })
  request_id!: string

  @ApiPropertyOptional({ description: 'Bad fields, for `invalid_input`.', type: [FieldErrorDto] })
  errors?: FieldErrorDto[]

  @ApiPropertyOptional({ description: 'Scans used, for `total_limit_reached`.', example: 3 })
  scans_used?: number

  @ApiPropertyOptional({ description: 'Scan limit, for `total_limit_reached`.', example: 3 })
  total_limit?: number
}

/** A refusal that may ask the person to confirm that it is them. */
export class FreshProblemDto extends ProblemDto {
  @ApiPropertyOptional({
    description: 'What has to be confirmed, for `fresh_confirmation_required`.',
    enum: [...CONFIRMATION_PURPOSES],
    example: 'export',
  })
  purpose?: ConfirmationPurpose

  @ApiPropertyOptional({
    description: 'How this person can confirm it, the safest first.',
    enum: [...CONFIRMATION_WAYS],
    isArray: true,
    example: ['email'],
  })
  ways?: ConfirmationWay[]
}
