import type { JsonValue } from '../contracts/personal-data.port.js'

/** A value as JSON says it; what JSON cannot say is null. */
export const toJsonValue = (value: unknown): JsonValue => {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(toJsonValue)
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, toJsonValue(inner)]))
}
