import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { CLINIC_PHONE_LENGTH, type Limit, writtenText } from '@gb/domain'
import { isCalendarDay } from '@gb/service-kit'
import { Transform, type TransformFnParams } from 'class-transformer'
import { buildMessage, IsNumber, IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator'

// Absent and null are the same: the sheet does not say it, and a sheet is kept as a whole.
const ifSaid = ValidateIf((_object, value) => value !== undefined && value !== null)

/** The first day of a stage, if the sheet says it. */
export const PlannedDayField = (description: string, example: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ description, type: String, format: 'date', nullable: true, example }),
    ifSaid,
    ValidateBy({
      name: 'isCalendarDay',
      validator: {
        validate: isCalendarDay,
        defaultMessage: buildMessage(() => '$property must be a calendar day like 2026-11-20.'),
      },
    }),
  )

/** A whole number within the limit, if the sheet says it. The limit itself is told by `clinicProblems`, in its own sentence. */
export const PlannedAmountField = (limit: Limit, description: string, example: number): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      description,
      type: 'integer',
      minimum: limit.min,
      maximum: limit.max,
      nullable: true,
      example,
    }),
    ifSaid,
    IsNumber({}, { message: '$property must be a number.' }),
  )

/** A phone number as it was typed, if the sheet says it; one that nobody can see is none. */
export const PlannedPhoneField = (description: string, example: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      description,
      type: String,
      maxLength: CLINIC_PHONE_LENGTH.max,
      nullable: true,
      example,
    }),
    ifSaid,
    Transform(({ value }: TransformFnParams): unknown =>
      typeof value === 'string' ? writtenText(value) || null : value,
    ),
    IsString({ message: '$property must be text.' }),
    MaxLength(CLINIC_PHONE_LENGTH.max, {
      message: `$property must have at most ${CLINIC_PHONE_LENGTH.max} characters.`,
    }),
  )
