import { type Language, LANGUAGES } from '@gb/domain'
import { ChoiceField } from '@gb/service-kit'

/** In which language a paper is said. */
export class PaperLanguageQuery {
  @ChoiceField(LANGUAGES, {
    description:
      'The language of the words; what a person wrote stays as it is. It is kept nowhere: each file may be in another one.',
    example: 'en',
    optional: true,
    default: 'en',
  })
  lang: Language = 'en'
}

/** What the name of a file has before its ending, so that two languages lie beside each other. */
export const endingIn = (language: Language): string => (language === 'en' ? '' : `-${language}`)
