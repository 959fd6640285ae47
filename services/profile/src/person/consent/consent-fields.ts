import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { ValidateBy, ValidateIf } from 'class-validator'
import { isInstant } from '@gb/service-kit'
import { CONSENT_MESSAGES } from './messages.js'

/** Whether the body speaks of one purpose instead of all four. */
const isSingle = (body: object): boolean => 'purpose' in body && body.purpose !== undefined

/** One consent: exactly `true`. Anything else, also "true" and 1, is a refusal. */
export const ConsentField = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      description: `${description} Required without \`purpose\`.`,
      type: Boolean,
      example: true,
    }),
    ValidateIf((body: object, value) => !isSingle(body) || value !== undefined),
    ValidateBy({
      name: 'isConsent',
      validator: {
        validate: (value, args) => value === true && !isSingle(args?.object ?? {}),
        defaultMessage: (args) =>
          isSingle(args?.object ?? {}) ? CONSENT_MESSAGES.eitherOne : CONSENT_MESSAGES.notAll,
      },
    }),
  )

/** Needed with all four consents; with one purpose the server fills it in. */
export const WithAllFour = (): PropertyDecorator =>
  ValidateIf((body: object, value) => !isSingle(body) || value !== undefined)

/** When the browser says it happened. A wrong clock is no reason to refuse, so any instant of this age will do. */
const isClientInstant = (value: unknown): boolean => {
  if (!isInstant(value)) return false
  const time = Date.parse(value)
  return time >= Date.UTC(1970, 0, 1) && time < Date.UTC(2200, 0, 1)
}

/** An instant by the clock of the browser. */
export const ClientInstantField = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      description,
      type: String,
      format: 'date-time',
      example: '2026-11-20T08:30:00.000Z',
    }),
    ValidateBy({
      name: 'isInstant',
      validator: {
        validate: isClientInstant,
        defaultMessage: (args) => `${args?.property ?? 'timestamp'} must be an ISO 8601 instant.`,
      },
    }),
  )
