import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { addDays, EARLIER_WEIGHT_LBS, EMAIL_LENGTH, isWithin, type Limit, roundToStep } from '@gb/domain'
import { isCalendarDay } from '@gb/service-kit'
import { Transform, type TransformFnParams } from 'class-transformer'
import { buildMessage, IsEmail, Length, ValidateBy, ValidateIf } from 'class-validator'
import { SURGERY_DATE } from './profile-limits.js'

/** A whole JSON number inside the limit. A fraction is refused, not rounded: nobody is 30.5 years old on a form. */
export const WholeNumberField = (
  limit: Limit,
  { optional = false, ...text }: { description: string; example: number; optional?: boolean },
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...text, required: !optional, type: 'integer', minimum: limit.min, maximum: limit.max }),
    ValidateIf((_object, value) => !optional || value !== undefined),
    ValidateBy({
      name: 'isWholeNumberWithin',
      validator: {
        validate: (value) => typeof value === 'number' && Number.isInteger(value) && isWithin(value, limit),
        defaultMessage: buildMessage(
          () => `$property must be a whole number from ${limit.min} to ${limit.max}.`,
        ),
      },
    }),
  )

/** An e-mail address; spaces at both ends are dropped. */
export const EmailField = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      description,
      type: String,
      format: 'email',
      minLength: EMAIL_LENGTH.min,
      maxLength: EMAIL_LENGTH.max,
      example: 'sam@example.com',
    }),
    Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.trim() : value)),
    Length(EMAIL_LENGTH.min, EMAIL_LENGTH.max, {
      message: `$property must have ${EMAIL_LENGTH.min} to ${EMAIL_LENGTH.max} characters.`,
    }),
    IsEmail({}, { message: '$property must be an e-mail address like sam@example.com.' }),
  )

// A day ahead of the server's: the person may live east of it.
const latestSurgeryDay = (): string =>
  addDays(new Date().toISOString().slice(0, 10), SURGERY_DATE.maxDaysAhead + 1)

const isSurgeryDay = (value: unknown): boolean =>
  isCalendarDay(value) && value >= SURGERY_DATE.earliest && value <= latestSurgeryDay()

/** A weight of before the product, rounded to its step. Absent keeps what is stored, null clears it. */
export const EarlierWeightField = (text: { description: string; example: number }): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      ...text,
      type: Number,
      minimum: EARLIER_WEIGHT_LBS.min,
      maximum: EARLIER_WEIGHT_LBS.max,
      nullable: true,
    }),
    ValidateIf((_object, value) => value !== undefined && value !== null),
    Transform(({ value }: TransformFnParams): unknown =>
      typeof value === 'number' && isWithin(value, EARLIER_WEIGHT_LBS)
        ? roundToStep(value, EARLIER_WEIGHT_LBS)
        : value,
    ),
    ValidateBy({
      name: 'isEarlierWeight',
      validator: {
        validate: (value) => typeof value === 'number' && isWithin(value, EARLIER_WEIGHT_LBS),
        defaultMessage: buildMessage(
          () => `$property must be a number from ${EARLIER_WEIGHT_LBS.min} to ${EARLIER_WEIGHT_LBS.max}.`,
        ),
      },
    }),
  )

/** A day of surgery, past or planned. Absent keeps what is stored, null clears it. */
export const SurgeryDateField = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ description, type: String, format: 'date', nullable: true, example: '2026-09-01' }),
    ValidateIf((_object, value) => value !== undefined && value !== null),
    ValidateBy({
      name: 'isSurgeryDay',
      validator: {
        validate: isSurgeryDay,
        defaultMessage: buildMessage(
          () => `$property must be a calendar day from ${SURGERY_DATE.earliest} to three years ahead.`,
        ),
      },
    }),
  )
