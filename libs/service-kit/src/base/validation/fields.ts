import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger'
import { BACK_DATE, instantFault, isBlank, isWithin, type Limit, roundToStep, writtenText } from '@gb/domain'
import { Transform, type TransformFnParams } from 'class-transformer'
import {
  buildMessage,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  ValidateBy,
  ValidateIf,
} from 'class-validator'
import { isCalendarDay, isInstant } from './calendar.js'

/** How a field is described in the contract. */
interface FieldText {
  description: string
  example?: string | number | boolean
  /** Absent is allowed; null is not. */
  optional?: boolean
}

const api = (text: FieldText, options: ApiPropertyOptions): PropertyDecorator =>
  (text.optional ? ApiPropertyOptional : ApiProperty)({
    ...options,
    description: text.description,
    ...(text.example === undefined ? {} : { example: text.example }),
  })

// IsOptional would also let null pass, which the contract refuses.
const presence = (text: FieldText): PropertyDecorator[] =>
  text.optional ? [ValidateIf((_object, value) => value !== undefined)] : []

/** A JSON number inside the limit as it was typed, then rounded to its step: 79.96 is not 80. Text, booleans, lists, null and NaN are refused. */
export const NumberField = (limit: Limit, text: FieldText): PropertyDecorator =>
  applyDecorators(
    api(text, { type: Number, minimum: limit.min, maximum: limit.max }),
    ...presence(text),
    Transform(({ value }: TransformFnParams): unknown =>
      typeof value === 'number' && isWithin(value, limit) ? roundToStep(value, limit) : value,
    ),
    ValidateBy({
      name: 'isNumberWithin',
      validator: {
        validate: (value) => typeof value === 'number' && Number.isFinite(value) && isWithin(value, limit),
        defaultMessage: buildMessage(() => `$property must be a number from ${limit.min} to ${limit.max}.`),
      },
    }),
  )

/** True or false, and nothing that merely looks like it. */
export const FlagField = (text: FieldText): PropertyDecorator =>
  applyDecorators(
    api(text, { type: Boolean }),
    ...presence(text),
    IsBoolean({ message: '$property must be true or false.' }),
  )

/** Every text that must say something says something that can be seen. */
export const VisibleText = ({ each = false } = {}): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isVisibleText',
      validator: {
        validate: (value) => typeof value === 'string' && !isBlank(value),
        defaultMessage: buildMessage(
          (prefix) => `${prefix}$property must have a character that can be seen.`,
          { each },
        ),
      },
    },
    { each },
  )

const saysSomething = ({ min }: { min: number }): PropertyDecorator[] => (min > 0 ? [VisibleText()] : [])

/** Text of a given length; spaces at both ends, or a text that nobody can see, are dropped before it is counted. */
export const TextField = (length: { min: number; max: number }, text: FieldText): PropertyDecorator =>
  applyDecorators(
    api(text, { type: String, minLength: length.min, maxLength: length.max }),
    ...presence(text),
    Transform(({ value }: TransformFnParams): unknown =>
      typeof value === 'string' ? writtenText(value) : value,
    ),
    IsString({ message: '$property must be text.' }),
    Length(length.min, length.max, {
      message: `$property must have ${length.min} to ${length.max} characters.`,
    }),
  )

/** Text of a given length, exactly as it is: it was taken before, and is taken again. */
export const KeptTextField = (length: { min: number; max: number }, text: FieldText): PropertyDecorator =>
  applyDecorators(
    api(text, { type: String, minLength: length.min, maxLength: length.max }),
    ...presence(text),
    IsString({ message: '$property must be text.' }),
    Length(length.min, length.max, {
      message: `$property must have ${length.min} to ${length.max} characters.`,
    }),
    ...saysSomething(length),
  )

/** One of a fixed list of words. */
export const ChoiceField = (
  values: readonly string[],
  text: FieldText & { default?: string },
): PropertyDecorator =>
  applyDecorators(
    api(text, {
      type: String,
      enum: [...values],
      ...(text.default === undefined ? {} : { default: text.default }),
    }),
    ...presence(text),
    IsIn([...values], { message: `$property must be one of: ${values.join(', ')}.` }),
  )

/** A client-made id that becomes the key of the entry, so that a replay cannot make a second one. */
export const EntryIdField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      description: 'UUID made by the client; sending the same entry again stores it once.',
      format: 'uuid',
      example: '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a',
    }),
    IsOptional(),
    IsUUID('all', { message: '$property must be a UUID.' }),
  )

/** An instant that somebody sets, like the end of a promo code. One without a zone is refused. */
export const InstantField = (text: FieldText): PropertyDecorator =>
  applyDecorators(
    api(text, { type: String, format: 'date-time' }),
    ...presence(text),
    ValidateBy({
      name: 'isInstant',
      validator: {
        validate: isInstant,
        defaultMessage: buildMessage(
          () =>
            '$property must be an ISO 8601 instant with Z or an offset, like 2026-12-01T08:30:00Z or 2026-12-01T08:30:00-05:00.',
        ),
      },
    }),
  )

const isRecordable = (value: unknown): boolean =>
  isInstant(value) && instantFault(Date.parse(value), Date.now()) === null

/** When it happened; absent means now. */
export const RecordedAtField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      description: `ISO 8601 instant, at most ${BACK_DATE.maxDaysBack} days back and ${BACK_DATE.maxMinutesAhead} minutes ahead; now when absent.`,
      format: 'date-time',
      example: '2026-11-20T08:30:00Z',
    }),
    ValidateIf((_object, value) => value !== undefined),
    ValidateBy({
      name: 'isRecordable',
      validator: {
        validate: isRecordable,
        defaultMessage: buildMessage(
          () =>
            `$property must be an ISO instant, at most ${BACK_DATE.maxDaysBack} days back and ${BACK_DATE.maxMinutesAhead} minutes ahead.`,
        ),
      },
    }),
  )

/** A calendar day of a query or body. */
export const DayField = (text: FieldText): PropertyDecorator =>
  applyDecorators(
    api(text, { type: String, format: 'date' }),
    ...presence(text),
    ValidateBy({
      name: 'isCalendarDay',
      validator: {
        validate: isCalendarDay,
        defaultMessage: buildMessage(() => '$property must be a calendar day like 2026-11-20.'),
      },
    }),
  )
