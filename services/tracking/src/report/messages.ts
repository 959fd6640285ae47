import {
  type CareLevel,
  EARLY_FEVER,
  type MealSymptom,
  type MoodText,
  NOTHING_DOWN_HOURS,
  type PainAnswer,
  PULSE_EMERGENCY,
  PULSE_FAST,
  VOMITING_TOO_LONG_HOURS,
  type VomitingAnswer,
} from '@gb/domain'

/** What a text of the person is called in the report. */
export const NOTE_TITLES: Record<MoodText | 'weight' | 'vitamin', string> = {
  weight: 'Note with a weight',
  vitamin: 'Note with a vitamin',
  journalEntry: 'Journal',
  gratitudeNote: 'Gratitude',
  challenges: 'Challenges',
  victories: 'Victories',
}

/** Sentences of the report. */
export const REPORT_MESSAGES = {
  notFound: 'There is no such report.',
  noFirstDays: 'The first 30 days begin with the day of surgery.',
  tooMany: 'You have made many reports in the last hour. Please try again later.',
  busy: 'Many reports are being made right now. Please try again in a moment.',
  failed: 'The report could not be made. Please try again.',
} as const

/** What is said above the notes where it is so. */
export const NOTE_REMARKS = {
  shortened: 'Text that ends in … is cut to fit; the app has all of it.',
  leftOut: (count: number) =>
    count === 1
      ? '1 more note did not fit here; it is in the app.'
      : `${count} more notes did not fit here; they are in the app.`,
} as const

/** What is said where a text has signs that cannot be printed. */
export const GAP_REMARK =
  '[?] stands for characters that cannot be printed here, such as emoji or other scripts; the app shows them.'

/** What the bars of a day say. */
export const BARS_ARE =
  'Dark bars reached the goal of their day, the short lines. A day without a bar was not logged.'

/** What is said where there are more concerns than have room. */
export const CONCERNS_LEFT = (count: number): string =>
  count === 1
    ? '1 more thing to talk about is in the app.'
    : `${count} more things to talk about are in the app.`

/** What stands on every page with advice. Source: health-rules 0. */
export const STANDING_TEXT =
  'Your clinic’s plan comes first. This report is not a diagnosis. In an emergency call 911 or your local number.'

/** Words of the page for the clinic. */
export const CLINIC_WORDS = {
  heading: 'Progress summary for the clinic',
  /** The app keeps none of it: a line for a pen. */
  medicines: 'Medicines, allergies: ____________________________',
  noDate: 'Sleeve gastrectomy: date not given',
  planned: (day: string) => `Sleeve gastrectomy planned for ${day}`,
  surgery: (day: string, ago: number) => `Sleeve gastrectomy on ${day}, day ${ago}`,
  vitamins: 'Vitamins, days taken',
  noVitamins: 'None logged',
  afterMeals: 'Symptoms after meals',
  nothingTold: 'Nothing told',
  none: (meals: string) => `None, of ${meals} told about`,
  symptom: (name: string, times: string, day: string) => `${name} ${times}, last ${day}`,
  symptoms: {
    nausea: 'nausea',
    vomiting: 'vomiting',
    dumping: 'dumping',
    reflux: 'reflux',
    stuck: 'food stuck',
  } satisfies Record<MealSymptom, string>,
  lastAnswer: (day: string) => `First days, last answer (${day})`,
  answer: (vomiting: string, pain: string, pulse: string, temperature: string) =>
    `vomiting: ${vomiting} · pain: ${pain} · heart rate: ${pulse} · temperature: ${temperature}`,
} as const

/** Words of the page of the first days. Source: health-rules 6.1 and 6.3. */
export const FIRST_DAYS_WORDS = {
  title: (first: string, last: string) => `The first days after surgery, ${first} to ${last}`,
  subject: 'Self-reported days after a gastric sleeve',
  heading: 'The first 30 days, for the clinic',
  about: (surgery: string, day: number, made: string) =>
    `Surgery ${surgery} · day ${day} on ${made} · self-reported in Gastric Buddy`,
  answered: (days: number, of: number) =>
    `Something was answered on ${days} of ${of} ${of === 1 ? 'day' : 'days'}. A dash was not answered or not logged.`,
  heads: ['Day', 'Date', 'Fluids', 'Vomiting', 'Pain', 'Heart rate', 'Temperature', 'What the app said'],
  vomiting: {
    none: 'none',
    once: 'once',
    more: 'more than once',
    hours: `over ${VOMITING_TOO_LONG_HOURS} hours`,
    nothing_stays_down: 'nothing stays down',
  } satisfies Record<VomitingAnswer, string>,
  pain: {
    none: 'none',
    better: 'better',
    same: 'the same',
    worse: 'worse',
    severe: 'severe, getting worse',
  } satisfies Record<PainAnswer, string>,
  said: {
    emergency: 'Call 911 now',
    surgeon_now: 'Call the surgeon now',
    office_hours: 'Call during office hours',
    watch: '',
  } satisfies Record<CareLevel, string>,
  notMeasured: 'not measured',
  nothing: '–',
  rules: `The app says to call the surgeon now from a heart rate of ${PULSE_FAST.beats}, a temperature of ${EARLY_FEVER.F} °F (${EARLY_FEVER.C.toFixed(1)} °C), vomiting over ${VOMITING_TOO_LONG_HOURS} hours, nothing that stays down for ${NOTHING_DOWN_HOURS} hours, vomiting that comes back, or worse pain; 911 for a heart rate over ${PULSE_EMERGENCY} or severe pain that gets worse. An answer counts on its day and the next, until the same is asked anew.`,
} as const
