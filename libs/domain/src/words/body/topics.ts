/** What a text may tell of the body, the most urgent first. */
export const FLAG_TOPICS = [
  'vomiting_blood',
  'black_stool',
  'chest_pain',
  'short_of_breath',
  'racing_heart',
  'fainted',
  'confused',
  'double_vision',
  'belly_pain',
  'yellow_eyes',
  'saliva',
  'leg',
  'cannot_drink',
  'vomiting_long',
  'raised_pulse',
  'fever',
  'no_urine',
  'wound',
  'eating',
] as const
export type FlagTopic = (typeof FLAG_TOPICS)[number]
