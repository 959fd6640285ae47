import { applyDecorators, type Type as ClassOf } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsArray, IsBoolean, IsInt, IsNotEmpty, IsString, ValidateIf, ValidateNested } from 'class-validator'

// Each field is described for the contract and checked when a text is published, in one place.

/** A text that is not empty. */
export const Words = (description: string, example: string): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: String, description, example }), IsString(), IsNotEmpty())

/** A text, or null. */
export const WordsOrNull = (description: string, example: string | null): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, nullable: true, description, example }),
    ValidateIf((_object, value) => value !== null),
    IsString(),
    IsNotEmpty(),
  )

/** A list of texts. */
export const WordList = (description: string, example: string[]): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [String], description, example }),
    IsArray(),
    IsString({ each: true }),
    IsNotEmpty({ each: true }),
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
