import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, type TransformFnParams } from 'class-transformer'
import { IsInt, IsOptional, IsUUID, Matches, Max, Min } from 'class-validator'

/** An id that we made: a UUID. The example is that of an entry. */
export const IdField = (
  description: string,
  example = '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ description, format: 'uuid', example }),
    IsUUID('all', { message: '$property must be a UUID.' }),
  )

const PROFILE = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'

/** The id of a profile: a UUID. */
export const ProfileIdField = (description: string): PropertyDecorator => IdField(description, PROFILE)

const OWN = 'Your own user_id; another one is refused with 403.'

/** The id of the signed-in person. */
export const UserIdField = (): PropertyDecorator => ProfileIdField(OWN)

/** The same in a path, for the contract. */
export const OWN_ID = {
  description: OWN,
  schema: { format: 'uuid', example: PROFILE, type: 'string' },
} as const

/** Text of one form, as names in addresses, codes and versions are. `sentence` says what it must be. */
export const PatternField = (
  pattern: RegExp,
  sentence: string,
  { isTold = false, ...text }: { description: string; example: string; isTold?: boolean },
): PropertyDecorator =>
  applyDecorators(
    // The form itself stands in the contract only where a caller can make use of it.
    ApiProperty({ ...text, ...(isTold ? { pattern: pattern.source } : {}) }),
    Matches(pattern, { message: sentence }),
  )

/** How many rows or days a page of a list may have. */
interface CountLimit {
  max: number
  default: number
}

/** How many of something a query asks for: a whole number from 1. */
export const CountField = (limit: CountLimit, description: string): PropertyDecorator => {
  const message = `$property must be a whole number from 1 to ${limit.max}.`
  return applyDecorators(
    ApiPropertyOptional({ description, minimum: 1, maximum: limit.max, default: limit.default }),
    IsOptional(),
    // A query is text by nature; only plain digits become a number.
    Transform(({ value }: TransformFnParams): unknown =>
      typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value,
    ),
    IsInt({ message }),
    Min(1, { message }),
    Max(limit.max, { message }),
  )
}
