import { type FieldCounts, p75Of } from './field-counts.js'
import type { FieldVersionDto } from './field-of-remote.dto.js'

const wireMs = (ms: number | null): number | null => (ms === Number.POSITIVE_INFINITY ? -1 : ms)

/** What was counted of a version. */
export const toFieldVersionDto = (version: string, counts: FieldCounts): FieldVersionDto => ({
  version,
  loads: counts.loads,
  failures: counts.failures,
  p75_ms: wireMs(p75Of(counts)),
})
