import { COUNTRY_HELP, ELSEWHERE, formatsOf, type Language, LOCALES } from '@gb/domain'

/** The countries whose help lines we know, by their names in a language and in its order; the last is any other. */
export const countryOptions = (language: Language, elsewhere: string): { value: string; label: string }[] => {
  const named = COUNTRY_HELP.map(({ country, name }) => ({
    value: country,
    label: language === 'en' ? name : formatsOf(language).country(country),
  }))
  const sorted =
    language === 'en' ? named : named.toSorted((a, b) => a.label.localeCompare(b.label, LOCALES[language]))
  return [...sorted, { value: ELSEWHERE, label: elsewhere }]
}
