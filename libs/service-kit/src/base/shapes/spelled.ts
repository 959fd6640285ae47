/** A name as the wire spells it: `recordedAt` is `recorded_at`. */
type Spelling<S extends string> = S extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Spelling<Rest>}`
  : S

/** A point in time goes as ISO 8601. */
type OnTheWire<V> = V extends Date ? string : V

type Spelled<R, K extends keyof R & string> = { [Name in K as Spelling<Name>]: OnTheWire<R[Name]> }

const spellings = new Map<string, string>()

const spellingOf = (name: string): string => {
  const known = spellings.get(name)
  if (known !== undefined) return known
  const spelling = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  spellings.set(name, spelling)
  return spelling
}

/**
 * Fields of a row that an answer has under the same names, spelled as the wire does, instants as text. Only those that are
 * named: what a row has besides stays here.
 */
export function spelled<R extends object, K extends keyof R & string>(
  row: R,
  ...names: readonly K[]
): Spelled<R, K>
export function spelled(row: object, ...names: readonly string[]): object {
  const fields: Record<string, unknown> = {}
  for (const name of names) {
    const value: unknown = Reflect.get(row, name)
    fields[spellingOf(name)] = value instanceof Date ? value.toISOString() : value
  }
  return fields
}
