import { formatsOf, type HelperScope, type Language } from '@gb/domain'
import { helpersCatalog } from './messages/generated/helpers.js'
import { letter } from './phrases.js'

/** The longest name that stands in a mail to somebody else. */
const NAME_MAX = 40

// Letters, and what stands between them in names. No digit, no sign of an address: whoever invites decides what a stranger reads.
const NAME = /^\p{L}[\p{L}\p{M}]*\.?(?:[ '’-]{1,2}\p{L}[\p{L}\p{M}]*\.?){0,3}$/u

/** A name as it may stand in a mail to somebody else; null for what could be more than a name. */
export const nameForOthers = (name: string): string | null =>
  name.length <= NAME_MAX && NAME.test(name) ? name : null

/** What an invitation says. */
export interface Invitation {
  /** What the one who invites calls themselves. */
  name: string
  scopes: readonly HelperScope[]
  mayLog: boolean
  /** The last day, in the words of the reader. */
  until: (language: Language) => string
  link: string
}

/** Letters about somebody at a person's side. */
export const HELPER_LETTERS = {
  helperInvited: ({ name, scopes, mayLog, until, link }: Invitation) =>
    letter(
      helpersCatalog,
      (all) => all.helperInvited,
      (words, _phrases, language) => {
        const who = nameForOthers(name)
        const what = formatsOf(language).list(scopes.map((scope) => words.scopes[scope]))
        return [
          who === null ? words.somebody : words.invited({ who }),
          words.sees({ what }),
          mayLog ? words.logs : words.looks,
          words.until({ day: until(language) }),
          words.accept,
          { link },
          words.unknown,
        ]
      },
    ),

  helperAccepted: ({ at, until }: { at: string; until: (language: Language) => string }) =>
    letter(
      helpersCatalog,
      (all) => all.helperAccepted,
      (words, _phrases, language) => [
        words.accepted({ at }),
        words.until({ day: until(language) }),
        words.notYou,
      ],
    ),
} as const
