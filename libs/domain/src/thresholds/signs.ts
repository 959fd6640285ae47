/** What to do, most urgent first. `watch` is never "all is well": it says when to call. */
export const CARE_LEVELS = ['emergency', 'surgeon_now', 'office_hours', 'watch'] as const

export type CareLevel = (typeof CARE_LEVELS)[number]

/** What is asked about, in the order of the screen. */
export const BODY_TOPICS = ['body', 'vomiting', 'pain', 'urine', 'stool', 'leg', 'wound', 'other'] as const

export type BodyTopic = (typeof BODY_TOPICS)[number]

/** Something a person can say yes to. */
export interface BodySign {
  topic: BodyTopic
  level: CareLevel
  /** Where `docs` says so. */
  source: string
}

const row = (level: CareLevel, source: string) => (topic: BodyTopic) => ({ topic, level, source })
const emergency = row('emergency', 'health-rules 6.1')
const now = row('surgeon_now', 'health-rules 6.1')
const office = row('office_hours', 'health-rules 6.1')
const watch = row('watch', 'health-rules 6.2')

/** The table of health-rules 6.1 by sign. Pulse and temperature are numbers and stand in `measured.ts`. */
export const BODY_SIGNS = {
  chest_pain: emergency('body'),
  short_of_breath: emergency('body'),
  fainted: emergency('body'),
  cannot_swallow_spit: emergency('body'),
  confused_or_unsteady: emergency('body'),
  thoughts_of_harm: emergency('body'),

  vomiting_blood: emergency('vomiting'),
  nothing_stays_down: now('vomiting'),
  vomiting_long: now('vomiting'),
  // health-rules 9b.5 names the days only beside the hours: ask for thiamin as well.
  vomiting_comes_back: { topic: 'vomiting', level: 'surgeon_now', source: 'health-rules 6.1, 9b.5' },
  vomiting_short: watch('vomiting'),
  nausea_long: office('vomiting'),
  nausea_short: watch('vomiting'),

  belly_pain_worse: emergency('pain'),
  pain_worse: now('pain'),
  // With a fever it is an emergency; `assessBody` knows.
  left_shoulder_pain: watch('pain'),
  pain_same: watch('pain'),

  no_urine: { topic: 'urine', level: 'surgeon_now', source: 'health-rules 6.1, 6.2' },
  little_or_dark_urine: now('urine'),

  bloody_stool: emergency('stool'),
  no_stool: office('stool'),
  loose_stool: office('stool'),

  hot_swollen_leg: emergency('leg'),

  wound_trouble: now('wound'),

  reflux_most_days: office('other'),
  dizzy_on_standing: office('other'),
  // With vomiting or confusion it is an emergency; `assessBody` knows.
  tingling_or_numb: office('other'),
  hair_loss: office('other'),
  low_mood: office('other'),
} as const satisfies Record<string, BodySign>

export type BodySignId = keyof typeof BODY_SIGNS

/** All signs, in the order of the table. */
export const BODY_SIGN_IDS = Object.keys(BODY_SIGNS).filter((id): id is BodySignId => id in BODY_SIGNS)

/** The signs of one topic, the most urgent first. */
export const bodySignsOf = (topic: BodyTopic): BodySignId[] =>
  BODY_SIGN_IDS.filter((id) => BODY_SIGNS[id].topic === topic)
