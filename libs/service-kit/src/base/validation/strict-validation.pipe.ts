import { ValidationPipe } from '@nestjs/common'
import type { ValidationError, ValidatorOptions } from 'class-validator'
import { AppError, type FieldError } from '../errors/app-error.js'
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

/** 400 `invalid_input` with the bad fields by their wire names. */
export const invalidInput = (errors: FieldError[]): AppError =>
  new AppError('invalid_input', errors[0]?.message ?? 'Please check the marked fields.', { errors })

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

/** Refuses unknown fields by name and never coerces: "180", [180] and true are not numbers. */
export const strictValidationPipe = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    ...STRICT,
    exceptionFactory: (errors) => invalidInput(flatten(errors)),
  })
