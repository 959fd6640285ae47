import type { FlagTesterEntity } from '../database/entities/flag-tester.entity.js'

/** What of the keys is asked. */
interface Pseudonyms {
  pseudonym: (value: string) => string
}

/** How a person stands on the list of a flag: a keyed hash, another one for each flag. */
export const testerMark = (keys: Pseudonyms, remote: string, flag: string, person: string): string =>
  keys.pseudonym(`flag tester: ${remote} ${flag} ${person}`)

/** The lists of all flags. */
export class Testers {
  private readonly marks: ReadonlySet<string>
  private readonly flags: ReadonlySet<string>

  constructor(rows: readonly FlagTesterEntity[]) {
    this.marks = new Set(rows.map(({ remote, flag, tester }) => `${remote} ${flag} ${tester}`))
    this.flags = new Set(rows.map(({ remote, flag }) => `${remote} ${flag}`))
  }

  /** Whether anybody is on the list of a flag. */
  hasAny(remote: string, flag: string): boolean {
    return this.flags.has(`${remote} ${flag}`)
  }

  /** Whether somebody is on the list of a flag. */
  has(keys: Pseudonyms, remote: string, flag: string, person: string): boolean {
    return (
      this.hasAny(remote, flag) &&
      this.marks.has(`${remote} ${flag} ${testerMark(keys, remote, flag, person)}`)
    )
  }
}
