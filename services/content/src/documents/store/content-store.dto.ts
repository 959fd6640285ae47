import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ChoiceField, REASON_LENGTH, TextField } from '@gb/service-kit'
import { Transform, type TransformFnParams } from 'class-transformer'
import { IsIn, IsInt, IsObject, IsOptional, Matches, Max, Min } from 'class-validator'
import { DOCUMENT_SLUGS, type DocumentSlug } from '../published/document-slugs.js'
import { CHANGE_SIZES, type ChangeSize } from './next-version.js'

const VERSION = /^\d{1,4}\.\d{1,4}$/
const VERSION_FORM = '$property must be a version like 1.2.'

/** Which text. */
export class TextPath {
  @ApiProperty({ description: 'Name of the text.', enum: [...DOCUMENT_SLUGS], example: 'about-creator' })
  @IsIn([...DOCUMENT_SLUGS], { message: `slug must be one of: ${DOCUMENT_SLUGS.join(', ')}.` })
  slug!: DocumentSlug
}

/** Which version of which text. */
export class VersionPath extends TextPath {
  @ApiProperty({ description: 'Version, major.minor.', example: '1.0' })
  @Matches(VERSION, { message: VERSION_FORM })
  version!: string
}

/** Most versions of one page: each comes with its whole text. */
const MAX_VERSIONS = 50

/** Paging of the versions. */
export class VersionsQuery {
  @ApiPropertyOptional({ description: 'How many versions.', minimum: 1, maximum: MAX_VERSIONS, default: 20 })
  @IsOptional()
  @Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value,
  )
  @IsInt()
  @Min(1)
  @Max(MAX_VERSIONS)
  limit: number = 20

  @ApiPropertyOptional({ description: 'Versions before this one: `next_before` of the page before.' })
  @IsOptional()
  @Matches(VERSION, { message: VERSION_FORM })
  before?: string
}

/** The text in wire spelling; its shape is the one of the public read. */
const BodyField = (): PropertyDecorator =>
  ApiProperty({
    description: 'The whole text, in the shape of its public read.',
    type: 'object',
    additionalProperties: true,
    example: {
      is_example: true,
      example_note: 'This page is example text.',
      name: 'Gastric Buddy care team',
      title: 'The people behind your sleeve companion',
      experience: 'We built Gastric Buddy for the small questions of each day with a sleeve.',
      story: 'Life after a sleeve is a lot to keep track of. We wanted one calm place for all of it.',
      credentials: ['Each tip names its source and the date we last checked it.'],
      books: [],
      books_availability: 'There are no books at this time.',
      store_url: null,
      mission: 'We want to make each day with a sleeve a bit lighter.',
      contact_email: 'support@gastricbuddy.example',
      social_media: [],
    },
  })

/** A draft to save. */
export class SaveDraftDto {
  @ApiProperty({
    description: 'The version you started from. When a newer one is in force meanwhile, the answer is 409.',
    example: '1.0',
  })
  @Matches(VERSION, { message: VERSION_FORM })
  based_on!: string

  @BodyField()
  @IsObject()
  body!: object
}

const ReasonField = (example: string): PropertyDecorator =>
  TextField(REASON_LENGTH, { description: 'Why; it stays with the version.', example })

/** How the draft is put in force. */
export class PublishDto {
  @ReasonField('Clearer words about our experience.')
  reason!: string

  @ChoiceField(CHANGE_SIZES, {
    description:
      'minor: better words (1.2 to 1.3). major: another meaning (1.2 to 2.0). Either way, a policy has to be accepted again by everybody.',
    example: 'minor',
    default: 'minor',
    optional: true,
  })
  size?: ChangeSize
}

/** Whose words are put in force again. */
export class RollBackDto {
  @ApiProperty({ description: 'The version whose words are wanted.', example: '1.0' })
  @Matches(VERSION, { message: VERSION_FORM })
  version!: string

  @ReasonField('The new words had a mistake.')
  reason!: string
}

/** How a text differs from the one before. */
export class ChangesDto {
  @ApiProperty({ description: 'Values that came.', example: 1 })
  added!: number

  @ApiProperty({ description: 'Values that went.', example: 0 })
  removed!: number

  @ApiProperty({ description: 'Values that read otherwise.', example: 2 })
  changed!: number

  @ApiProperty({ description: 'The first places.', type: [String], example: ['story.0'] })
  places!: string[]
}

/** A version without its text. */
export class VersionDto {
  @ApiProperty({ description: 'Name of the text.', example: 'about-creator' })
  slug!: string

  @ApiProperty({ description: 'Version, major.minor.', example: '1.1' })
  version!: string

  @ApiProperty({ description: 'ISO instant.', example: '2026-11-20T08:30:00.000Z' })
  published_at!: string

  @ApiProperty({ description: 'Who wrote it.', example: 'Olga Support' })
  author!: string

  @ApiProperty({ description: 'Who put it in force.', example: 'Olga Support' })
  published_by!: string

  @ApiProperty({ description: 'Why.', example: 'Clearer words about our experience.' })
  reason!: string

  @ApiProperty({
    description: 'The version whose words it has, after a roll back; else null.',
    type: String,
    nullable: true,
    example: null,
  })
  copy_of!: string | null

  @ApiProperty({ description: 'SHA-256 of the text, hex.', example: '9f86d081884c7d65…' })
  sha256!: string

  @ApiProperty({
    description: 'Against the version before; null for the first.',
    type: ChangesDto,
    nullable: true,
  })
  changes!: ChangesDto | null

  @ApiProperty({
    description: 'Reading grade of its sentences (US school years), or null when it has none.',
    type: Number,
    nullable: true,
    example: 5.4,
  })
  reading_grade!: number | null
}

/** A version with its text. */
export class VersionTextDto extends VersionDto {
  @BodyField()
  body!: object
}

/** Versions, newest first. */
export class VersionsDto {
  @ApiProperty({ description: 'Newest first; the first of the first page is in force.', type: [VersionDto] })
  versions!: VersionDto[]

  @ApiProperty({
    description: 'Pass as `before` for the next page; null at the end.',
    type: String,
    nullable: true,
    example: null,
  })
  next_before!: string | null
}

/** A draft. */
export class DraftDto {
  @ApiProperty({ description: 'Name of the text.', example: 'about-creator' })
  slug!: string

  @ApiProperty({ description: 'The version its author started from.', example: '1.0' })
  based_on!: string

  @ApiProperty({ description: 'Who saved it last.', example: 'Olga Support' })
  author!: string

  @ApiProperty({ description: 'ISO instant.', example: '2026-11-20T08:30:00.000Z' })
  saved_at!: string

  @ApiProperty({ description: 'Against the version in force.', type: ChangesDto })
  changes!: ChangesDto

  @ApiProperty({
    description: 'Reading grade of its sentences (US school years), or null when it has none.',
    type: Number,
    nullable: true,
    example: 5.4,
  })
  reading_grade!: number | null

  @BodyField()
  body!: object
}

/** A text and how it stands. */
export class TextDto {
  @ApiProperty({ description: 'Name of the text.', example: 'about-creator' })
  slug!: string

  @ApiProperty({ description: 'Version in force.', example: '1.1' })
  version!: string

  @ApiProperty({ description: 'ISO instant.', example: '2026-11-20T08:30:00.000Z' })
  published_at!: string

  @ApiProperty({ description: 'Who put it in force.', example: 'Gastric Buddy' })
  published_by!: string

  @ApiProperty({ description: 'Whether a draft waits.', example: false })
  has_draft!: boolean
}

/** All texts. */
export class TextsDto {
  @ApiProperty({ description: 'All texts.', type: [TextDto] })
  texts!: TextDto[]
}

/** That a draft is gone. */
export class DraftDroppedDto {
  @ApiProperty({ description: 'Always true.', example: true })
  deleted!: boolean
}
