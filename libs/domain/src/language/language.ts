/**
 * The languages that the product speaks, English first: it is what stands in where another is not there yet. A further one is
 * a word here and its files of messages. Source: decision 142.
 */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language as whoever speaks it calls it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }

/** How numbers, days and times are written: in both as people in the U.S. do, with a point before the decimals. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

/** Whether a text is the code of a language of ours. */
export const isLanguage = (text: string | null): text is Language =>
  LANGUAGES.some((language) => language === text)

/**
 * The language for somebody who reads these, the best first: the first that we speak, else English.
 * @param preferred as a browser tells them, e.g. `['es-MX', 'en-US']`
 */
export const languageOf = (preferred: readonly string[]): Language => {
  for (const each of preferred) {
    const code = each.toLowerCase().split('-')[0] ?? ''
    if (isLanguage(code)) return code
  }
  return 'en'
}

/** The other languages than this one, for whoever reads them better. */
export const otherLanguages = (here: Language): Language[] =>
  LANGUAGES.filter((language) => language !== here)
