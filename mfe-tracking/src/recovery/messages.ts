import {
  gToWeightOz,
  type CareLevel,
  type CareReason,
  NOTHING_DOWN_HOURS,
  type PainAnswer,
  PULSE_EMERGENCY,
  PULSE_FAST,
  SCREENS_CHECKED,
  VOMITING_TOO_LONG_HOURS,
  type VomitingAnswer,
} from '@gb/domain'
import type { Tap } from './model/tap'

const vomiting: Record<VomitingAnswer, string> = {
  none: 'No',
  once: 'Yes, once',
  more: 'More than once',
  hours: `For over ${VOMITING_TOO_LONG_HOURS} hours`,
  nothing_stays_down: `Nothing stays down for ${NOTHING_DOWN_HOURS} hours`,
}

const pain: Record<PainAnswer, string> = {
  none: 'No pain',
  better: 'Better than yesterday',
  same: 'The same',
  worse: 'Worse than yesterday',
  severe: 'Severe, and getting worse',
}

/** Why it is urgent: what the five taps can tell. Source: health-rules 6.3. */
const reasons: Partial<Record<CareReason, string>> = {
  vomiting_long: `Vomiting for over ${VOMITING_TOO_LONG_HOURS} hours`,
  nothing_stays_down: `Nothing stays down for ${NOTHING_DOWN_HOURS} hours`,
  vomiting_comes_back: 'Vomiting that keeps coming back',
  pain_worse: 'Pain that is worse than yesterday',
  belly_pain_worse: 'Severe pain that gets worse',
  pulse_over: `Heart rate over ${PULSE_EMERGENCY}`,
  pulse_fast: `Heart rate of ${PULSE_FAST.beats} or more at rest`,
  fever: 'Fever',
}

const emergency = (number: string | undefined) =>
  number === undefined ? 'Call your local emergency number now' : `Call ${number} now`

const urgentTitles: Record<
  Extract<CareLevel, 'emergency' | 'surgeon_now'>,
  (number: string | undefined) => string
> = {
  emergency,
  surgeon_now: () => 'Call your surgeon now, day or night',
}

export const messages = {
  dayOf: (day: number) => `Day ${day} after surgery`,
  dayOfSurgery: 'The day of your surgery',
  row: (day: number) => (day === 0 ? 'How are you?' : `Day ${day}: how are you?`),
  told: (count: number, of: number) => `${count} of ${of} answered today`,
  place: (count: number, of: number) => `${count} of ${of}`,

  questions: {
    fluids: 'What did you drink?',
    vomiting: 'Did you throw up today?',
    pain: 'How is the pain?',
    pulse: 'What’s your resting heart rate?',
    temperature: 'What’s your temperature?',
  } satisfies Record<Tap, string>,
  names: {
    fluids: 'Fluids',
    vomiting: 'Vomiting',
    pain: 'Pain',
    pulse: 'Heart rate',
    temperature: 'Temperature',
  } satisfies Record<Tap, string>,
  vomiting,
  pain,
  soFar: (amount: string, goal: string | null) =>
    goal === null ? `${amount} so far today.` : `${amount} of ${goal} so far today.`,
  sipOf: (amount: string) => `Add ${amount} of water`,
  nothingYet: 'Nothing yet',
  nothingNew: 'Nothing more',
  pulse: 'Heart rate',
  pulseHint: 'Sit for five minutes, then count the beats for one minute.',
  beats: 'beats per minute',
  temperature: 'Temperature',
  temperatureHint: '°F or °C, such as 98.6 or 37.',
  strange: 'Please check this number.',
  save: 'Save',
  notMeasured: 'I can’t measure',
  notMeasuredShort: 'Not measured',
  pulseValue: (beats: number) => `${beats}\u00a0beats per minute`,
  temperatureValue: (degrees: number, scale: string) => `${degrees.toFixed(1)}\u00a0°${scale}`,
  answers: 'Your answers today',
  change: 'Change',
  changeOf: (name: string) => `Change: ${name}`,
  failed: 'Your answer could not be kept. Please try again.',
  waiting: 'Not sent yet',
  unread: 'Earlier answers did not load',
  unreadText: 'They are safe, and what you tap now is kept.',
  retry: 'Retry',

  allTold: 'All five are answered for today.',
  /** It never says that nothing is wrong. */
  watch:
    'We only know what you tapped, so this cannot tell you that all is well. If something changes, change your answer. If you worry, call your team.',
  normal: 'Something else? Is this normal?',

  urgent: urgentTitles,
  urgentTexts: {
    emergency: 'Say that you have a gastric sleeve, and the date of your surgery. Do not drive yourself.',
    surgeon_now: 'No answer? Go to an emergency room, and take your card with you.',
  },
  because: 'Why',
  reasons,
  thiamin: 'Ask for thiamin before glucose: days of vomiting can use it up.',
  call: (number: string) => `Call ${number}`,
  noSurgeon: 'Add your surgeon’s number to your card, and one tap calls it.',
  toCard: 'To my card',
  find: 'Find help in your country',
  nobodyReads: 'Nobody reads your answers live.',
  from: {
    label: 'Where this comes from',
    source: 'Symptom sheets from bariatric clinics; where they differ, the stricter number',
    reviewed: SCREENS_CHECKED,
  },

  foods: {
    title: (phase: string) => `Today: ${phase.toLowerCase()}`,
    clinicPortion: (grams: number) => `Up to ${grams} g (${Math.round(gToWeightOz(grams))} oz) a meal.`,
    notYet: (what: string) => `Not yet: ${what}.`,
    clinic: 'Your clinic may move faster or slower. Its plan comes first.',
    from: {
      label: 'Where this comes from',
      source: 'Diet stages after a sleeve, from bariatric clinics',
      reviewed: SCREENS_CHECKED,
    },
    clear: {
      texture: 'You can see through it, and it has no sugar.',
      portion: 'Sips: 1 to 2\u00a0oz in 15\u00a0minutes.',
      notYet: 'milk, anything with bits, bubbles, caffeine',
    },
    full: {
      texture: 'It is smooth and pours.',
      portion: '2 to 4\u00a0oz at a time, sipped slowly.',
      notYet: 'lumps, straws, sugar',
    },
    puree: {
      texture: 'A smooth paste that drops off a spoon.',
      portion: '2 to 4 tablespoons, later up to 6.',
      notYet: 'bread, rice, pasta, raw vegetables, tough meat, nuts',
    },
    soft: {
      texture: 'It mashes with a fork.',
      portion: 'A quarter to half a cup.',
      notYet: 'raw salad, skins, bread, rice, pasta, dry or tough meat, nuts',
    },
    water: 'Water',
    broth: 'Broth',
    gelatin: 'Sugar-free gelatin',
    tea: 'Decaf tea',
    shake: 'Protein shake',
    milk: 'Skim milk',
    yogurt: 'Thin yogurt',
    soup: 'Strained soup',
    chicken: 'Pureed chicken',
    egg: 'Soft egg',
    cottage: 'Cottage cheese',
    beans: 'Mashed beans',
    fish: 'Flaked fish',
    turkey: 'Tender ground turkey',
    carrots: 'Soft carrots',
  },

  clinic: {
    title: 'A page for your clinic',
    text: 'Your days on one page, what is urgent first.',
    button: 'Save the page (PDF)',
    busy: 'Making the page...',
    failure: {
      server: 'The page could not be made. Nothing you logged is lost. Please try again in a moment.',
      network: 'No connection. Nothing you logged is lost; the page can be made once you are online again.',
    },
  },
} as const
