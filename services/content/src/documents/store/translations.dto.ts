import { ApiProperty } from '@nestjs/swagger'
import { isBlank, isRecord } from '@gb/domain'
import { Answer, ChoiceField, REASON_LENGTH, TextField } from '@gb/service-kit'
import { IsOptional, Matches, ValidateBy } from 'class-validator'
import { SPOKEN_SLUGS, type SpokenSlug } from '../published/document-slugs.js'
import { OTHER_LANGUAGES, type OtherLanguage } from '../published/locale.js'
import { shippedVersion } from '../seed/shipped-version.js'

const VERSION = /^\d{1,4}\.\d{1,4}$/

/** The text and the language of all examples, and the version that its translation has on a database of its own. */
const EXAMPLE = 'health-tips'
const EXAMPLE_LANGUAGE = 'es'
const VERSION_OF_EXAMPLE = shippedVersion(`${EXAMPLE_LANGUAGE}/${EXAMPLE}`)

const isWords = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((words) => typeof words === 'string' && !isBlank(words))

const WordsField = (description: string): PropertyDecorator =>
  ApiProperty({
    description,
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 'Eat protein first': 'Coma primero la proteína' },
  })

/** Which text in which language. */
export class TranslationPath {
  @ChoiceField(SPOKEN_SLUGS, { description: 'Name of the text.', example: EXAMPLE })
  slug!: SpokenSlug

  @ChoiceField(OTHER_LANGUAGES, { description: 'The language.', example: EXAMPLE_LANGUAGE })
  language!: OtherLanguage
}

/** Words to put in force. */
export class SaveTranslationDto {
  @ApiProperty({
    description:
      'The version of the translation you started from; null for the first. When a newer one is in force meanwhile, the answer is 409.',
    type: String,
    nullable: true,
    example: VERSION_OF_EXAMPLE,
  })
  @IsOptional()
  @Matches(VERSION, { message: '$property must be a version like 1.2, or null.' })
  based_on!: string | null

  @WordsField(
    'Each sentence of the text, in English, with what it is in the other language: all of them, or those that are done so far. Figures and units must be the same.',
  )
  @ValidateBy({
    name: 'isWords',
    validator: {
      validate: isWords,
      defaultMessage: () => '$property must be texts by their English sentences.',
    },
  })
  words!: Record<string, string>

  @TextField(REASON_LENGTH, {
    description: 'Why; it stays with the version.',
    example: 'A clearer word for a straw.',
  })
  reason!: string
}

/** How a text stands in a language. */
export class TranslationDto {
  @Answer('Name of the text.', 'health-tips') slug!: string
  @Answer('The language.', 'es') language!: string
  @Answer('Version of the text in force.', '1.2') text_version!: string
  @Answer.orNull(String, 'Version of the translation; null where there is none.', VERSION_OF_EXAMPLE)
  version!: string | null
  @Answer('Whether its readers get it. Otherwise they get English.', true) in_force!: boolean
  @Answer.count('Sentences of the text.', 254) sentences!: number
  @Answer.list(String, 'Sentences that wait for a translation, in the order of the text.', { example: [] })
  missing!: string[]
  @Answer.list(String, 'Sentences that are translated and stand in the text no more.', { example: [] })
  left_over!: string[]
}

/** The same with all its words. */
export class TranslationTextDto extends TranslationDto {
  @WordsField('What is said, by the English sentence.') words!: Record<string, string>
}

/** How every text stands in every language. */
export class TranslationsDto {
  @Answer.list(TranslationDto, 'The texts that can be read in other languages.')
  translations!: TranslationDto[]
}
