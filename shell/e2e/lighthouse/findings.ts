import { isRecord } from '@gb/domain'
import type { Result } from 'lighthouse'

const FINE = 0.9
const MOST_PLACES = 3

/** Where in the page a check found something, as selectors. */
const placesOf = (details: unknown): string[] => {
  const items: unknown = isRecord(details) ? details.items : undefined
  return (Array.isArray(items) ? items : [])
    .map((item: unknown) => (isRecord(item) && isRecord(item.node) ? item.node.selector : undefined))
    .filter((selector) => typeof selector === 'string')
    .slice(0, MOST_PLACES)
}

/** Checks of a category that cost points: what was measured, and where, or why nothing could be measured. */
export const findings = (result: Result, category: string): string[] =>
  (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id]
    if (weight === 0 || audit === undefined) return []
    // Without one figure the whole category has no points.
    if (audit.errorMessage !== undefined)
      return [`  ${category}: ${audit.title} was not measured: ${audit.errorMessage}`]
    if (audit.score === null || audit.score >= FINE) return []
    const value = audit.displayValue === undefined ? '' : ` (${audit.displayValue})`
    return [
      `  ${category}: ${audit.title}${value}`,
      ...placesOf(audit.details).map((place) => `    ${place}`),
    ]
  })
