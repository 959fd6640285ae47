import { type Type, ValidationPipe } from '@nestjs/common'
import type { ValidationError, ValidatorOptions } from 'class-validator'
import type { FieldError } from '../errors/app-error.js'
import { InvalidInput } from '../errors/invalid-field.js'
import './remembered-rules.js'

const sentence = (error: ValidationError, field: string): string => {
  const constraints = error.constraints ?? {}
  if ('whitelistValidation' in constraints) return `${field} is not a known field.`
  return Object.values(constraints)[0] ?? `${field} is not valid.`
}

const flatten = (errors: ValidationError[], prefix = ''): FieldError[] =>
  errors.flatMap((error) => {
    const field = `${prefix}${error.property}`
    const own = error.constraints ? [{ field, message: sentence(error, field) }] : []
    return [...own, ...flatten(error.children ?? [], `${field}.`)]
  })

/** Options of every check: unknown fields are refused, and the first sentence of a field is enough. */
export const STRICT: ValidatorOptions = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
  validationError: { target: false, value: false },
}

/** The sentence to show for a failed check; a field inside a list is named with its place. */
export const firstSentence = (error: ValidationError): string =>
  flatten([error])[0]?.message ?? `${error.property} is not valid.`

/**
 * Refuses unknown fields by name and never coerces: "180", [180] and true are not numbers.
 * @param expectedType  the class to hold a value against where its type is a parameter; absent: the declared one
 */
export const strictValidationPipe = (expectedType?: Type): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    ...STRICT,
    ...(expectedType === undefined ? {} : { expectedType }),
    exceptionFactory: (errors) => new InvalidInput(flatten(errors)),
  })
