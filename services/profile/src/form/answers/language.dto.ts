import { type Language, LANGUAGES } from '@gb/domain'
import { ChoiceField } from '@gb/service-kit'

/** The language in which a person is written to. */
export class LanguageDto {
  @ChoiceField(LANGUAGES, {
    description:
      'The language of what is written to the person when no screen of theirs is open. What a device shows follows the choice on that device.',
    example: 'es',
  })
  language!: Language
}
