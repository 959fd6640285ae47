import type { OpenAPIObject } from '@nestjs/swagger'

const DAY_MS = 86_400_000

/** The day of the examples as they are written and kept; where the document is served, yesterday takes its place. */
const WRITTEN_DAY = Date.UTC(2026, 10, 20)

/** Letters of `2026-11-20`. */
const LETTERS = 10
const DATED = /^\d{4}-\d{2}-\d{2}(?=$|T)/

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A date or an instant, so many days later; anything else as it is. */
const later = (value: unknown, ms: number): unknown =>
  typeof value === 'string'
    ? value.replace(DATED, (day) => new Date(Date.parse(day) + ms).toISOString().slice(0, LETTERS))
    : value

/** Moves the dates below a place of the document, those of examples alone. */
const moveDates = (place: object, ms: number, isExample: boolean): void => {
  for (const [name, value] of Object.entries(place)) {
    const isOfOne = isExample || name === 'example' || name === 'examples'
    if (isNode(value)) moveDates(value, ms, isOfOne)
    else if (isOfOne) Reflect.set(place, name, later(value, ms))
  }
}

/**
 * The document with its examples as of today: what they call yesterday is, and what lies ahead of it lies as many days ahead. As
 * written they would be over one day, and every page would fill in what is refused.
 */
export const withDatesOf = (document: OpenAPIObject, now: Date): OpenAPIObject => {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const dated = structuredClone(document)
  moveDates(dated, today - DAY_MS - WRITTEN_DAY, false)
  return dated
}
