import { ValidationPipe } from '@nestjs/common'
import type { ValidationError } from 'class-validator'
import { AppError, type FieldError } from '../errors/app-error.js'

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

/** Refuses unknown fields by name and never coerces: "180", [180] and true are not numbers. */
export const strictValidationPipe = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => invalidInput(flatten(errors)),
  })
