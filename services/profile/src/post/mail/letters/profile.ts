import { profileCatalog } from './messages/generated/profile.js'
import { type Happening, letter } from './phrases.js'

/** Letters about the profile itself: its address, its deletion, answers that wait in it. */
export const PROFILE_LETTERS = {
  confirmEmail: (code: string) =>
    letter(
      profileCatalog,
      (all) => all.confirmEmail,
      (words, phrases) => [words.type, { code }, phrases.neverAsked, words.notAsked],
    ),

  emailChangeAsked: (happening: Happening) =>
    letter(
      profileCatalog,
      (all) => all.emailChangeAsked,
      (words, phrases) => [words.asked(happening), words.stays, phrases.notYou],
    ),

  emailChanged: ({ link, ...happening }: Happening & { link: string }) =>
    letter(
      profileCatalog,
      (all) => all.emailChanged,
      (words) => [words.changed(happening), words.you, words.back, { link }, words.support],
    ),

  emailTakenBack: (happening: Happening) =>
    letter(
      profileCatalog,
      (all) => all.emailTakenBack,
      (words) => [words.back(happening), words.signedOut, words.next],
    ),

  emailTakenAway: () =>
    letter(
      profileCatalog,
      (all) => all.emailTakenAway,
      (words) => [words.away, words.mistake],
    ),

  checkInAnswered: (link: string) =>
    letter(
      profileCatalog,
      (all) => all.checkInAnswered,
      (words) => [words.answered, { link }],
    ),

  deletionAsked: ({ eraseAt, link, ...happening }: Happening & { eraseAt: string; link: string }) =>
    letter(
      profileCatalog,
      (all) => all.deletionAsked,
      (words) => [words.asked(happening), words.erased({ eraseAt }), words.undo, { link }, words.wanted],
    ),

  profilesMerged: ({ at }: Happening) =>
    letter(
      profileCatalog,
      (all) => all.profilesMerged,
      (words, phrases) => [words.merged({ at }), words.other, phrases.notYou],
    ),

  deletionUndone: (happening: Happening) =>
    letter(
      profileCatalog,
      (all) => all.deletionUndone,
      (words, phrases) => [words.undone(happening), phrases.notYou],
    ),
} as const
