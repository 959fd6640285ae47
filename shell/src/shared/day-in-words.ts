import { type Language, LOCALES } from '@gb/domain'

/** The day of an instant where the person is: "Nov 20, 2026". */
export const dayInWords = (instant: string, language: Language): string =>
  new Date(instant).toLocaleDateString(LOCALES[language], { year: 'numeric', month: 'short', day: 'numeric' })
