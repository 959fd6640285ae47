import type { ApiData } from '@gb/api-client'

/** The two policies of the product. */
export type PolicyKind = 'privacy' | 'terms'

export type Policy = ApiData<'/api/privacy-policy'>
export type PolicySection = Policy['sections'][number]

/** A calendar day as people write it here: "November 20, 2026". Days of the wire have no time zone. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
