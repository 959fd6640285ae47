import {
  type BodySignId,
  type BodyTopic,
  type CareGap,
  type CareLevel,
  type CareReason,
  EARLY_FEVER,
  FEVER,
  NAUSEA_HOURS,
  NO_URINE_HOURS,
  NOTHING_DOWN_HOURS,
  PULSE_ABOVE_USUAL,
  PULSE_EMERGENCY,
  PULSE_FAST,
  STOOL_DAYS,
  VOMITING_TOO_LONG_HOURS,
  WORSE_PAIN_HOURS,
} from '@gb/domain'

const topics: Record<BodyTopic, string> = {
  body: 'Any of these right now?',
  vomiting: 'Vomiting or nausea',
  pain: 'Pain',
  urine: 'Urine',
  stool: 'Stool',
  leg: 'Legs',
  wound: 'Your wounds',
  other: 'Anything else?',
}

const signs: Record<BodySignId, string> = {
  chest_pain: 'Chest pain',
  short_of_breath: 'Trouble breathing',
  fainted: 'Fainted',
  cannot_swallow_spit: 'Cannot swallow my own spit',
  confused_or_unsteady: 'Confused, seeing double or unsteady on my feet',
  thoughts_of_harm: 'Thoughts of hurting myself',
  vomiting_blood: 'Blood in the vomit',
  nothing_stays_down: `Nothing stays down for ${NOTHING_DOWN_HOURS} hours`,
  vomiting_long: `Vomiting for over ${VOMITING_TOO_LONG_HOURS} hours`,
  vomiting_comes_back: 'Vomiting that keeps coming back this month',
  vomiting_short: `Vomiting, up to ${VOMITING_TOO_LONG_HOURS} hours so far`,
  nausea_long: `Nausea for over ${NAUSEA_HOURS} hours`,
  nausea_short: `Nausea, up to ${NAUSEA_HOURS} hours so far`,
  belly_pain_worse: 'Severe belly pain that gets worse',
  pain_worse: `Pain that got worse for over ${WORSE_PAIN_HOURS} hours`,
  left_shoulder_pain: 'Pain in the left shoulder',
  pain_same: 'Some pain, not getting worse',
  no_urine: `No urine for ${NO_URINE_HOURS} hours`,
  little_or_dark_urine: 'Very little, or dark',
  bloody_stool: 'Black or bloody',
  no_stool: `None for over ${STOOL_DAYS} days`,
  loose_stool: `Loose for over ${STOOL_DAYS} days`,
  hot_swollen_leg: 'One leg is hot and swollen',
  wound_trouble: 'Pus, redness that spreads, or a wound that opens',
  reflux_most_days: 'Heartburn on most days',
  dizzy_on_standing: 'Dizzy when I stand up',
  tingling_or_numb: 'Tingling or numb feet',
  hair_loss: 'Hair loss',
  low_mood: 'Very low mood',
}

const reasons: Record<CareReason, string> = {
  ...signs,
  // Under its heading a sign is short; in an answer and on the card it stands alone.
  little_or_dark_urine: 'Very little or dark urine',
  bloody_stool: 'Black or bloody stool',
  no_stool: `No stool for over ${STOOL_DAYS} days`,
  loose_stool: `Loose stool for over ${STOOL_DAYS} days`,
  pulse_over: `Heart rate over ${PULSE_EMERGENCY}`,
  pulse_above_usual: `Heart rate ${PULSE_ABOVE_USUAL} or more above usual`,
  pulse_fast: `Heart rate of ${PULSE_FAST.beats} or more at rest`,
  fever: 'Fever',
  shoulder_with_fever: 'Pain in the left shoulder with a fever',
  shoulder_and_no_temperature:
    'Pain in the left shoulder. With a fever it is an emergency: take your temperature',
  nerves: 'Tingling or numb feet, and vomiting',
}

const gaps: Record<CareGap, string> = {
  ...topics,
  body: 'The first list',
  other: 'Anything else',
  pulse: 'Heart rate',
  temperature: 'Temperature',
}

const EMERGENCY = (number: string | undefined) =>
  number === undefined ? 'Call your local emergency number now' : `Call ${number} now`

const titles: Record<CareLevel, (number: string | undefined) => string> = {
  emergency: EMERGENCY,
  surgeon_now: () => 'Call your surgeon now, day or night',
  office_hours: () => 'Call your team during office hours',
  watch: () => 'Wait and watch, and know when to call',
}

const texts: Record<CareLevel, string> = {
  emergency: 'Say that you have a gastric sleeve, and the date of your surgery. Your card is below.',
  surgeon_now: 'No answer? Go to an emergency room. Take your card with you.',
  office_hours: 'If it gets worse, or something from the first list starts, do not wait.',
  watch:
    'Nothing you tapped needs a call on its own. We only know what you tapped, so this cannot tell you that all is well.',
}

export const messages = {
  title: 'Is this normal?',
  intro: 'Tap what fits. Nothing is sent, and it works offline. It does not diagnose.',
  source: 'Where this comes from',
  sourceName: 'My Bariatric Solutions warning signs; the stricter number where clinics differ',
  reviewed: (day: string) => `Checked on ${day}`,
  topics,
  signs,
  reasons,
  none: 'None of these',

  numbers: 'If you can measure',
  pulse: 'Heart rate at rest',
  pulseHint: 'Count the beats for one minute.',
  usual: 'Your usual heart rate',
  beats: 'a minute',
  slowed: 'It slowed down when I rested',
  temperature: 'Temperature',
  temperatureHint: '°F or °C, such as 98.6 or 37.',
  strange: 'Please check this number. It does not count as it is.',
  optional: '(optional)',

  titles,
  texts,
  because: 'Because of',
  // Before surgery nobody has a sleeve yet, and who helps should not look for one.
  planned: 'Say that a gastric sleeve is planned, and for which day. Your card is below.',
  noDay: 'Your date of surgery is not filled in, so this answer takes it as recent. Add it to your card.',
  start: 'Your answer appears here as you tap.',
  gaps: 'Not answered yet. Each could make it more urgent:',
  gapNames: gaps,
  worried: 'Still worried? Call your team. You never need a reason from a list.',
  whenTitle: 'Call now if',
  when: [
    `Vomiting goes over ${VOMITING_TOO_LONG_HOURS} hours, or nothing stays down for ${NOTHING_DOWN_HOURS} hours`,
    `Fever of ${EARLY_FEVER.F} °F (${EARLY_FEVER.C} °C) in the first ${EARLY_FEVER.days} days, ${FEVER.F} °F (${FEVER.C} °C) later`,
    `Pain gets worse for over ${WORSE_PAIN_HOURS} hours`,
    'Very little or dark urine',
  ],
  whenEmergency: (number: string | undefined) =>
    `${EMERGENCY(number)} for chest pain, trouble breathing, fainting, a heart rate over ${PULSE_EMERGENCY} that lasts, blood, confusion, or one hot, swollen leg.`,
  thiamin: 'Ask for thiamin before glucose: days of vomiting can use it up.',
  low: (line: string) => `You do not have to carry this alone. ${line}:`,
  call: (number: string) => `Call ${number}`,
  noSurgeon: "Add your surgeon's number to your card below, and one tap calls it.",
  find: 'Find help in your country',
  country: 'Where are you?',
  elsewhere: 'Another country',
  details: 'What to do',
  again: 'Start over',
} as const
