/** What somebody at a person's side may be shown, each by itself. `mood` is the journal, which nobody sees unless it was chosen. Decision 179. */
export const HELPER_SCOPES = ['weights', 'fluids', 'meals', 'vitamins', 'mood'] as const
export type HelperScope = (typeof HELPER_SCOPES)[number]

/** What is chosen before anybody chooses. Decision 179. */
export const HELPER_SCOPES_AT_FIRST: readonly HelperScope[] = ['weights', 'fluids', 'meals']

/** What a helper does on a route: look, or add an entry. None changes or deletes what is there. Decision 179. */
export const HELPER_USES = ['see', 'log'] as const
export type HelperUse = (typeof HELPER_USES)[number]

/** Days somebody may be at a person's side, the usual choice in the middle; a year at most. Decision 179. */
export const HELPER_DAYS = [7, 30, 90, 365] as const
export type HelperDays = (typeof HELPER_DAYS)[number]

/** Open invitations and people at one person's side together: a household and a clinic. Decision 179. */
export const HELPERS_MAX = 5

/** Hours in which an invitation is accepted, or is over. Decision 179. */
export const HELPER_INVITATION_HOURS = 72

/** Invitations one person sends a day: a slip or two for each place. Decision 179. */
export const HELPER_INVITATIONS_A_DAY = 10

/** Invitations one mailbox gets a day, whoever sends them: beyond that somebody is playing. Decision 179. */
export const HELPER_INVITATIONS_A_MAILBOX = 3

/** Days that it is told who looked. Decision 179. */
export const HELPER_LOOKS_DAYS = 90

/** Looks that are told of one helper, the newest first. Decision 179. */
export const HELPER_LOOKS_TOLD = 40
