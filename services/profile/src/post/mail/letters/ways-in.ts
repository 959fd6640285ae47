import type { ConfirmationPurpose } from '@gb/domain'
import { waysInCatalog } from './messages/generated/ways-in.js'
import { deviceIn, type Happening, letter } from './phrases.js'

/** Letters about what opens a profile, and what has opened it. */
export const WAY_IN_LETTERS = {
  restore: (code: string, link: string) =>
    letter(
      waysInCatalog,
      (all) => all.restore,
      (words, phrases) => [words.asked, { code }, words.orLink, { link }, phrases.neverAsked, words.notYou],
    ),

  codeRotated: (code: string, at: string) =>
    letter(
      waysInCatalog,
      (all) => all.codeRotated,
      (words) => [words.new({ at }), { code }, words.keep, words.notAsked],
    ),

  openedByMail: (happening: Happening) =>
    letter(
      waysInCatalog,
      (all) => all.openedByMail,
      (words, phrases) => [words.opened(happening), words.code, phrases.notYou],
    ),

  paired: (happening: Happening) =>
    letter(
      waysInCatalog,
      (all) => all.paired,
      (words, phrases) => [words.opened(happening), phrases.notYou],
    ),

  openedByPasskey: (happening: Happening) =>
    letter(
      waysInCatalog,
      (all) => all.openedByPasskey,
      (words, phrases) => [words.opened(happening), phrases.notYourPasskey],
    ),

  passkeyAdded: (happening: Happening) =>
    letter(
      waysInCatalog,
      (all) => all.passkeyAdded,
      (words, phrases) => [words.added(happening), phrases.notYourPasskey],
    ),

  passkeyRemoved: (happening: Happening) =>
    letter(
      waysInCatalog,
      (all) => all.passkeyRemoved,
      (words, phrases) => [words.removed(happening), phrases.notYou],
    ),

  tokenMade: (happening: Happening) =>
    letter(
      waysInCatalog,
      (all) => all.tokenMade,
      (words) => [words.made(happening), words.notYou],
    ),

  codeRestoreOff: (happening: Happening) =>
    letter(
      waysInCatalog,
      (all) => all.codeRestoreOff,
      (words, phrases) => [words.off(happening), phrases.notYourPasskey],
    ),

  codeRestoreOn: (happening: Happening) =>
    letter(
      waysInCatalog,
      (all) => all.codeRestoreOn,
      (words, phrases) => [words.on(happening), phrases.notYou],
    ),

  signedOut: (happening: Happening) =>
    letter(
      waysInCatalog,
      (all) => all.signedOut,
      (words) => [words.again(happening), words.next],
    ),

  /** @param label of the browser, as it is stored */
  confirmItIsYou: (code: string, purpose: ConfirmationPurpose, label: string) =>
    letter(
      waysInCatalog,
      (all) => all.confirmItIsYou,
      (words, phrases, language) => [
        words.asked({ what: words.aboutTo[purpose], device: deviceIn(language, label) }),
        { code },
        phrases.neverAsked,
        words.nothing(phrases),
      ],
    ),
} as const
