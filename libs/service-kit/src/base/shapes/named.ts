/** A name as our code spells it: `recorded_at` is `recordedAt`. */
type Naming<S extends string> = S extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Naming<Rest>>}`
  : S

type Named<R, K extends keyof R & string> = { [Name in K as Naming<Name>]: R[Name] }

const nameOf = (spelling: string): string =>
  spelling.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())

/** Fields of what came over the wire under the names of our code: `spelled`, the other way. Only those that are named. */
export function named<R extends object, K extends keyof R & string>(
  sent: R,
  ...spellings: readonly K[]
): Named<R, K>
export function named(sent: object, ...spellings: readonly string[]): object {
  return Object.fromEntries(spellings.map((spelling) => [nameOf(spelling), Reflect.get(sent, spelling)]))
}
