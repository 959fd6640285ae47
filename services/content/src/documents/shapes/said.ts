import 'reflect-metadata'

const SAID = 'gb:said'

/** What stands in every language as it is: names of sources, days, times, addresses, pictures, ids, and units as labels print them. */
const AS_IT_STANDS: ReadonlySet<string> = new Set([
  'source',
  'review_date',
  'suggested_time',
  'last_updated',
  'image',
  'icon',
  'url',
  'store_url',
  'contact_email',
  'unit',
  'food_id',
  'leaves_out',
])

/** Marks words that are said in the language of the reader. */
export const Said = (): PropertyDecorator => (target, key) => {
  if (!AS_IT_STANDS.has(String(key))) Reflect.defineMetadata(SAID, true, target, key)
}

/** A text, as instances of its shape, with other words: what is no word of a person stays as it is. */
export const withWords = (value: unknown, say: (words: string) => string, isSaid = false): unknown => {
  if (typeof value === 'string') return isSaid ? say(value) : value
  if (Array.isArray(value)) return value.map((each) => withWords(each, say, isSaid))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      withWords(inner, say, Reflect.hasMetadata(SAID, value, key)),
    ]),
  )
}
