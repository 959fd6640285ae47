import { type Language, LANGUAGES, LOCALES } from '@gb/domain'

/** The language in which texts are written; part of every document's key, so that their translations stand beside them. */
export const LOCALE = LOCALES.en

/** Every language but the one in which texts are written. */
export type OtherLanguage = Exclude<Language, 'en'>

/** The languages that texts are translated into. */
export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en')
