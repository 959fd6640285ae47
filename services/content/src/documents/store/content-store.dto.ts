import { ApiPropertyOptional } from '@nestjs/swagger'
import { Answer, ChoiceField, CountField, PatternField } from '@gb/service-kit'
import { IsOptional, Matches } from 'class-validator'
import { DOCUMENT_SLUGS, type DocumentSlug } from '../published/document-slugs.js'
import { BodyField, EXAMPLE, ReasonField, VERSION, VERSION_FORM, VERSION_OF_EXAMPLE } from './text-fields.js'

/** Which text. */
export class TextPath {
  @ChoiceField(DOCUMENT_SLUGS, { description: 'Name of the text.', example: EXAMPLE })
  slug!: DocumentSlug
}

/** Which version of which text. */
export class VersionPath extends TextPath {
  @PatternField(VERSION, VERSION_FORM, { description: 'Version, major.minor.', example: VERSION_OF_EXAMPLE })
  version!: string
}

/** Most versions of one page: each comes with its whole text. */
const MAX_VERSIONS = 50

/** Paging of the versions. */
export class VersionsQuery {
  @CountField({ max: MAX_VERSIONS, default: 20 }, 'How many versions.') limit: number = 20

  @ApiPropertyOptional({ description: 'Versions before this one: `next_before` of the page before.' })
  @IsOptional()
  @Matches(VERSION, { message: VERSION_FORM })
  before?: string
}

/** Whose words are put in force again. */
export class RollBackDto {
  @PatternField(VERSION, VERSION_FORM, {
    description: 'The version whose words are wanted.',
    example: VERSION_OF_EXAMPLE,
  })
  version!: string
  @ReasonField('The new words had a mistake.') reason!: string
}

/** How a text differs from the one before. */
export class ChangesDto {
  @Answer('Values that came.', 1) added!: number
  @Answer('Values that went.', 0) removed!: number
  @Answer('Values that read otherwise.', 2) changed!: number
  @Answer.list(String, 'The first places.', { example: ['story.0'] }) places!: string[]
}

/** A version without its text. */
export class VersionDto {
  @Answer('Name of the text.', 'about-creator') slug!: string
  @Answer('Version, major.minor.', '1.1') version!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') published_at!: string
  @Answer('Who wrote it.', 'Olga Support') author!: string
  @Answer('Who put it in force.', 'Olga Support') published_by!: string
  @Answer('Why.', 'Clearer words about our experience.') reason!: string
  @Answer.orNull(String, 'The version whose words it has, after a roll back; else null.', null)
  copy_of!: string | null
  @Answer('SHA-256 of the text, hex.', '9f86d081884c7d65…') sha256!: string
  @Answer.partOrNull(ChangesDto, 'Against the version before; null for the first.')
  changes!: ChangesDto | null
  @Answer.orNull(Number, 'Reading grade of its sentences (US school years), or null when it has none.', 5.4)
  reading_grade!: number | null
}

/** A version with its text. */
export class VersionTextDto extends VersionDto {
  @BodyField() body!: object
}

/** Versions, newest first. */
export class VersionsDto {
  @Answer.list(VersionDto, 'Newest first; the first of the first page is in force.') versions!: VersionDto[]
  @Answer.orNull(String, 'Pass as `before` for the next page; null at the end.', null)
  next_before!: string | null
}

/** A draft. */
export class DraftDto {
  @Answer('Name of the text.', 'about-creator') slug!: string
  @Answer('The version its author started from.', VERSION_OF_EXAMPLE) based_on!: string
  @Answer('Who saved it last.', 'Olga Support') author!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') saved_at!: string
  @Answer.part(ChangesDto, 'Against the version in force.') changes!: ChangesDto
  @Answer.orNull(Number, 'Reading grade of its sentences (US school years), or null when it has none.', 5.4)
  reading_grade!: number | null
  @BodyField() body!: object
}

/** A text and how it stands. */
export class TextDto {
  @Answer('Name of the text.', 'about-creator') slug!: string
  @Answer('Version in force.', '1.1') version!: string
  @Answer('ISO instant.', '2026-11-20T08:30:00.000Z') published_at!: string
  @Answer('Who put it in force.', 'Gastric Buddy') published_by!: string
  @Answer('Whether a draft waits.', false) has_draft!: boolean
}

/** All texts. */
export class TextsDto {
  @Answer.list(TextDto, 'All texts.') texts!: TextDto[]
}

/** That a draft is gone. */
export class DraftDroppedDto {
  @Answer('Always true.', true) deleted!: boolean
}
