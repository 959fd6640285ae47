import { isObject, mapValues, type Contract, type Json, type Operation, type Schema } from './contract.ts'

/** The day that the examples of the contract are of. */
export const DAY_OF_EXAMPLES = '2026-11-20'

const DAY_MS = 86_400_000
const DATE = /^\d{4}-\d{2}-\d{2}(?=$|T)/

/** What a call answers when all goes well, as its examples say; null where it answers nothing. */
export function sampleOf(contract: Contract, { responses }: Operation): { status: number; body: Json } {
  const [status = '204', response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const schema = response?.content?.['application/json']?.schema
  return { status: Number(status), body: schema === undefined ? null : valueOf(contract, schema) }
}

/** One value of a schema: its example where it has one. A list has one of what it lists. */
export function valueOf(contract: Contract, schema: Schema): Json {
  const { example, allOf, oneOf, properties, items } = schema
  if (example !== undefined) return structuredClone(example)
  if (schema.$ref !== undefined) return valueOf(contract, referred(contract, schema.$ref))
  if (schema.enum !== undefined) return schema.enum[0] ?? null
  if (schema.default !== undefined) return schema.default
  if (allOf !== undefined) {
    const parts = allOf.map((part) => valueOf(contract, part))
    if (!parts.every(isObject)) return parts[0] ?? null
    return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
  }
  if (oneOf?.[0] !== undefined) return valueOf(contract, oneOf[0])
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, valueOf(contract, one)]))
  if (items !== undefined) return [valueOf(contract, items)]
  return plainValue(schema)
}

function plainValue({ type, format }: Schema): Json {
  if (type === 'array') return []
  if (type === 'object') return {}
  if (type === 'number' || type === 'integer') return 1
  if (type === 'boolean') return false
  if (format === 'date-time') return `${DAY_OF_EXAMPLES}T08:30:00.000Z`
  return format === 'uuid' ? '0d3b6a54-6c0f-4a5e-8a52-3c8f4cb51d0a' : ''
}

const referred = ({ components }: Contract, reference: string): Schema => {
  const name = reference.split('/').at(-1) ?? ''
  const schema = components.schemas[name]
  if (schema === undefined) throw new Error(`the contract has no ${reference}`)
  return schema
}

/** Moves every date in a value so that the day of the examples becomes `today` (YYYY-MM-DD). */
export function movedTo(today: string, value: Json): Json {
  if (Array.isArray(value)) return value.map((one) => movedTo(today, one))
  if (isObject(value)) return mapValues(value, (one) => movedTo(today, one))
  if (typeof value !== 'string') return value
  return value.replace(DATE, (day) => addDays(today, daysBetween(DAY_OF_EXAMPLES, day)))
}

/** The day so many days later (YYYY-MM-DD); fewer than 0 is earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/**
 * Lays what somebody sent over a sample, where the two have the same fields: numbers, words, and lists of them. What the
 * server works out by itself stays as in the sample.
 */
export function laidOver(sample: Json, sent: Json | undefined): Json {
  if (sent === undefined) return sample
  if (isObject(sample))
    return isObject(sent) ? mapValues(sample, (value, key) => laidOver(value, sent[key])) : sample
  if (!Array.isArray(sample)) return isObject(sent) || Array.isArray(sent) ? sample : sent
  if (!Array.isArray(sent)) return sample
  const [one] = sample
  return isObject(one) ? sent.map((each) => laidOver(one, each)) : sent
}
