import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Equals, ValidateBy } from 'class-validator'
import { CONSENT_MESSAGES } from './messages.js'

/** One consent: exactly `true`. Anything else, also "true" and 1, is a refusal. */
export const ConsentField = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ description, type: Boolean, example: true }),
    Equals(true, { message: CONSENT_MESSAGES.notAll }),
  )

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** When the browser says it happened. A wrong clock is no reason to refuse, so any instant of this age will do. */
const isInstant = (value: unknown): boolean => {
  if (typeof value !== 'string' || !ISO_INSTANT.test(value)) return false
  const time = Date.parse(value)
  return time >= Date.UTC(1970, 0, 1) && time < Date.UTC(2200, 0, 1)
}

/** An instant by the clock of the browser. */
export const ClientInstantField = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ description, type: String, format: 'date-time', example: '2026-11-20T08:30:00.000Z' }),
    ValidateBy({
      name: 'isInstant',
      validator: {
        validate: isInstant,
        defaultMessage: (args) => `${args?.property ?? 'timestamp'} must be an ISO 8601 instant.`,
      },
    }),
  )
