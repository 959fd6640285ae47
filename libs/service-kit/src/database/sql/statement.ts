/** A named SQL text: prepared once per connection, found by its name in the server's own statistics. */
export interface Statement {
  name: string
  text: string
  /** Set: it is for everybody, whoever asks; see `statementForEveryone`. */
  forEveryone?: true
  /** Set: it is for the person who is its first value, whoever asks; see `statementForPerson`. */
  forFirst?: true
  /** Set: its answer may be a second old; see `mayBeLate`. */
  isLate?: true
}

/** Declares a named statement. Cast `numeric` to `::float8` and `date` to `::text`, or the driver answers strings and local midnights. */
export const statement = (name: string, text: string): Statement => ({ name, text })

/**
 * Declares a statement that row-level security lets see everybody, whoever asks: what has to find out who somebody is
 * before anybody is known. Its text must name what it looks for by something that is secret or unguessable.
 */
export const statementForEveryone = (name: string, text: string): Statement => ({
  name,
  text,
  forEveryone: true,
})

/**
 * Declares a statement that is for the person who is its first value, whoever asks: for the service that finds out who
 * somebody is, where there is no session yet, or one of another profile.
 */
export const statementForPerson = (name: string, text: string): Statement => ({ name, text, forFirst: true })
