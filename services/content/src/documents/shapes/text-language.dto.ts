import { type Language, LANGUAGES } from '@gb/domain'
import { ChoiceField } from '@gb/service-kit'

/** In which language a text is read. */
export class TextLanguageQuery {
  @ChoiceField(LANGUAGES, {
    description:
      'The language to read in. `Content-Language` of the answer says which it is: English where the translation does not say every sentence of the text in force.',
    example: 'en',
    optional: true,
    default: 'en',
  })
  lang?: Language
}
