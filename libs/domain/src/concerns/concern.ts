/** How soon something wants doing, the most urgent first. From `soon` up it is serious, and two of the questions are (`urgent.ts`): nothing beside it is praised. */
export const URGENCIES = ['now', 'today', 'soon', 'ask', 'kind'] as const
export type Urgency = (typeof URGENCIES)[number]

/** Which log a concern belongs to; `words` is what somebody wrote anywhere, `recovery` what was answered in the first days. */
export const CONCERN_TOPICS = ['fluids', 'food', 'weight', 'mood', 'words', 'recovery'] as const
export type ConcernTopic = (typeof CONCERN_TOPICS)[number]

/** Where the one action of a concern leads inside the app. */
export const CONCERN_TABS = ['fluids', 'weight', 'mood', 'scan', 'tips', 'profile', 'normal'] as const
export type ConcernTab = (typeof CONCERN_TABS)[number]

/** Whom a concern calls. */
export const CONCERN_HELP = ['crisis_help', 'eating_help', 'emergency_help'] as const
export type ConcernHelp = (typeof CONCERN_HELP)[number]

/** What a concern is, without its words. What ends in `help` is a line to call: the words say which. */
export interface ConcernKind {
  readonly urgency: Urgency
  readonly topic: ConcernTopic
  readonly leadsTo: ConcernTab | ConcernHelp
  /** Section of `docs/health-rules.md`. */
  readonly source: string
}

/**
 * Everything the logs can be worried about, in one order: first what says "call now", then "call today", "be seen soon", a
 * question, a kind word. Inside an urgency, the life before the body, fluids before food (thirst harms within days, hunger
 * within weeks), and what is happening before what may come. Source: health-rules 9b.14.
 */
export const CONCERN_KINDS = {
  crisis_words: { urgency: 'now', topic: 'mood', leadsTo: 'crisis_help', source: '8.2' },
  recovery_emergency: { urgency: 'now', topic: 'recovery', leadsTo: 'emergency_help', source: '6.1' },
  recovery_surgeon: { urgency: 'now', topic: 'recovery', leadsTo: 'normal', source: '6.1' },
  vomiting: { urgency: 'now', topic: 'food', leadsTo: 'tips', source: '9b.5' },
  vomiting_words: { urgency: 'now', topic: 'words', leadsTo: 'tips', source: '9b.5' },
  dry_two_days: { urgency: 'today', topic: 'fluids', leadsTo: 'fluids', source: '6.2' },
  fast_loss: { urgency: 'today', topic: 'weight', leadsTo: 'fluids', source: '9b.4' },
  low_mood: { urgency: 'soon', topic: 'mood', leadsTo: 'mood', source: '8.2' },
  able_to_eat: { urgency: 'soon', topic: 'food', leadsTo: 'eating_help', source: '9b.3' },
  eating_words: { urgency: 'soon', topic: 'words', leadsTo: 'eating_help', source: '9b.3' },
  too_light: { urgency: 'soon', topic: 'weight', leadsTo: 'weight', source: '9b.3' },
  low_protein: { urgency: 'soon', topic: 'food', leadsTo: 'scan', source: '2.2' },
  very_much: { urgency: 'ask', topic: 'fluids', leadsTo: 'fluids', source: '2.4' },
  dry_day: { urgency: 'ask', topic: 'fluids', leadsTo: 'fluids', source: '2.4' },
  long_nausea: { urgency: 'ask', topic: 'food', leadsTo: 'tips', source: '6.1' },
  often_stuck: { urgency: 'ask', topic: 'food', leadsTo: 'tips', source: '6.2' },
  often_dumping: { urgency: 'ask', topic: 'food', leadsTo: 'tips', source: '6.2' },
  often_reflux: { urgency: 'ask', topic: 'food', leadsTo: 'tips', source: '6.1' },
  fast_gain: { urgency: 'ask', topic: 'weight', leadsTo: 'weight', source: '4.3' },
  all_logged: { urgency: 'ask', topic: 'food', leadsTo: 'scan', source: '9b.3' },
  goal_too_light: { urgency: 'ask', topic: 'weight', leadsTo: 'profile', source: '9b.3' },
  regain_team: { urgency: 'ask', topic: 'weight', leadsTo: 'weight', source: '4.3' },
  long_plateau: { urgency: 'ask', topic: 'weight', leadsTo: 'weight', source: '4.3' },
  mood_drop: { urgency: 'kind', topic: 'mood', leadsTo: 'tips', source: '8.2' },
  below_floor: { urgency: 'kind', topic: 'fluids', leadsTo: 'fluids', source: '2.4' },
  regain: { urgency: 'kind', topic: 'weight', leadsTo: 'weight', source: '4.3' },
  plateau: { urgency: 'kind', topic: 'weight', leadsTo: 'weight', source: '4.3' },
} as const satisfies Record<string, ConcernKind>

export type ConcernId = keyof typeof CONCERN_KINDS

/** The ids in their order: what stands first is said first. */
export const CONCERN_IDS = Object.keys(CONCERN_KINDS).filter((id): id is ConcernId => id in CONCERN_KINDS)

/** One thing to be concerned about, in plain words. */
export type Concern = ConcernKind & { readonly id: ConcernId; readonly title: string; readonly text: string }
