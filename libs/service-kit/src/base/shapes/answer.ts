import type { Type } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger'

/** A kind of value: a class of ours, or one of these. */
type Kind = StringConstructor | NumberConstructor | BooleanConstructor | Type

/** What the contract says besides: the name of a format alone, or more. */
type Form =
  'date' | 'date-time' | 'uuid' | Pick<ApiPropertyOptions, 'format' | 'pattern' | 'minimum' | 'maximum'>

const formOf = (form: Form): ApiPropertyOptions => (typeof form === 'string' ? { format: form } : form)

const ifAny = <T>(name: string, value: T | undefined): Record<string, T> =>
  value === undefined ? {} : { [name]: value }

const field = (description: string, example: unknown, form: Form = {}): PropertyDecorator =>
  ApiProperty({ description, ...formOf(form), example })

const orNull = (type: Kind, description: string, example: unknown, form: Form = {}): PropertyDecorator =>
  ApiProperty({ description, type, ...formOf(form), nullable: true, example })

const ifKnown = (description: string, example: unknown, form: Form = {}): PropertyDecorator =>
  ApiPropertyOptional({ description, ...formOf(form), example })

const count = (description: string, example: number): PropertyDecorator =>
  ApiProperty({ description, type: 'integer', example })

const oneOf = (values: readonly string[], description: string, example?: unknown): PropertyDecorator =>
  ApiProperty({ description, enum: [...values], ...ifAny('example', example) })

const oneOfOrNull = (values: readonly string[], description: string, example: unknown): PropertyDecorator =>
  ApiProperty({ description, enum: [...values], nullable: true, example })

const someOf = (values: readonly string[], description: string, example: string[]): PropertyDecorator =>
  ApiProperty({ description, enum: [...values], isArray: true, example })

const part = (type: Type, description: string): PropertyDecorator => ApiProperty({ description, type })

const partOrNull = (type: Type, description: string): PropertyDecorator =>
  ApiProperty({ description, type, nullable: true })

const list = (
  of: Kind,
  description: string,
  { example, maxItems }: { example?: unknown[]; maxItems?: number } = {},
): PropertyDecorator =>
  ApiProperty({ description, type: [of], ...ifAny('maxItems', maxItems), ...ifAny('example', example) })

/**
 * A field of an answer: what it says and an example, as the contract tells them. The kind of the value is that of the field.
 *
 * - `orNull`: the field may be null, `ifKnown`: it may be absent;
 * - `count`: a whole number of things;
 * - `oneOf`, `oneOfOrNull`, `someOf`: words of a fixed list;
 * - `part`, `partOrNull`: a shape that has fields of its own;
 * - `list`: many of a shape or of a plain value.
 */
export const Answer = Object.assign(field, {
  orNull,
  ifKnown,
  count,
  oneOf,
  oneOfOrNull,
  someOf,
  part,
  partOrNull,
  list,
})
