import { applyDecorators, type Type as ClassOf } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { VisibleText } from '@gb/service-kit'
import { Type } from 'class-transformer'
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsPositive,
  IsString,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator'
import { Said } from './said.js'

// Each field is described for the contract and checked when a text is published, in one place.

/** A text that says something. */
export const Words = (description: string, example: string): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: String, description, example }), IsString(), VisibleText(), Said())

/** A name that programs know things by, too: the same in every language. */
export const KnownName = (description: string, example: string): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: String, description, example }), IsString(), VisibleText())

/** A text, or null. */
export const WordsOrNull = (description: string, example: string | null): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, nullable: true, description, example }),
    ValidateIf((_object, value) => value !== null),
    IsString(),
    VisibleText(),
    Said(),
  )

/** A list of texts. */
export const WordList = (description: string, example: string[]): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [String], description, example }),
    IsArray(),
    IsString({ each: true }),
    VisibleText({ each: true }),
    Said(),
  )

/** Rows of texts. */
export const WordRows = (description: string, example: string[][]): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'array', items: { type: 'string' } },
      description,
      example,
    }),
    IsArray(),
    IsArray({ each: true }),
    Said(),
  )

/** The name of a part, unique inside its list: lower case, digits and hyphens. */
export const PartId = (description: string, example: string): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: String, description, example }), Matches(/^[a-z][a-z0-9-]{0,59}$/))

/** One word of a list. */
export const OneOf = (values: readonly string[], description: string, example: string): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: String, enum: [...values], description, example }), IsIn([...values]))

/** Some words of a list. */
export const SomeOf = (
  values: readonly string[],
  description: string,
  example: string[],
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, enum: [...values], isArray: true, description, example }),
    IsArray(),
    IsIn([...values], { each: true }),
  )

/** A number above zero. */
export const Amount = (description: string, example: number): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: Number, description, example }), IsNumber(), IsPositive())

/** A number above zero, or null. */
export const AmountOrNull = (description: string, example: number | null): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Number, nullable: true, description, example }),
    ValidateIf((_object, value) => value !== null),
    IsNumber(),
    IsPositive(),
  )

/** A part of one shape. */
export const PartOf = (part: () => ClassOf, description: string): PropertyDecorator =>
  applyDecorators(
    // Swagger calls a function of the name "type", and takes any other for a class without a name.
    ApiProperty({ type: () => part(), description }),
    // A missing part would pass as undefined, which is nothing to look into.
    IsObject(),
    ValidateNested(),
    Type(part),
  )

/** A part of one shape, or null. */
export const PartOrNull = (part: () => ClassOf, description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: () => part(), nullable: true, description }),
    ValidateIf((_object, value) => value !== null),
    IsObject(),
    ValidateNested(),
    Type(part),
  )

/** A whole number. */
export const Whole = (description: string, example: number): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: 'integer', description, example }), IsInt())

/** A whole number, or null. */
export const WholeOrNull = (description: string, example: number | null): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'integer', nullable: true, description, example }),
    ValidateIf((_object, value) => value !== null),
    IsInt(),
  )

/** Yes or no. */
export const Flag = (description: string, example: boolean): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: Boolean, description, example }), IsBoolean())

/** A list of parts of one shape. */
export const ListOf = (part: () => ClassOf, description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: () => [part()], description }),
    IsArray(),
    ValidateNested({ each: true }),
    Type(part),
  )
