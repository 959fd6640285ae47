import { COUNTRY_HELP } from './countries.js'
import type { CountryHelp } from './help.js'

/** The country is not in the list. */
export const ELSEWHERE = 'elsewhere'

// These say nothing about where somebody is.
const PLACELESS = /^(UTC|GMT|Etc\/.*|Universal|Zulu)?$/

const regionOf = (language: string): string | undefined => /[-_]([A-Z]{2})\b/.exec(language)?.[1]

/**
 * Where somebody is, as far as the device knows: by its zone, which goes with the person, and only without one by the
 * region of its language, which does not.
 * @returns a country of the list, or `elsewhere`
 */
export const helpCountryOf = (timeZone: string | undefined, language: string): string => {
  const here = COUNTRY_HELP.find(({ zones }) => timeZone !== undefined && zones.includes(timeZone))
  if (here) return here.country
  if (timeZone !== undefined && !PLACELESS.test(timeZone)) return ELSEWHERE
  const region = regionOf(language)
  return COUNTRY_HELP.some(({ country }) => country === region) ? (region ?? ELSEWHERE) : ELSEWHERE
}

/** Help of a country; null for one that is not in the list. */
export const helpOf = (country: string): CountryHelp | null =>
  COUNTRY_HELP.find((help) => help.country === country) ?? null
