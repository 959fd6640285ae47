import { type BodyLevel, type FlagTopic, SCREENS_CHECKED, VOMITING_RULE } from '@gb/domain'

/** What was written, as the rest of "You wrote about ...". */
const TOPICS: Record<FlagTopic, string> = {
  vomiting_blood: 'vomiting blood',
  black_stool: 'black or bloody stool',
  chest_pain: 'chest pain',
  short_of_breath: 'trouble breathing',
  racing_heart: 'a racing heart',
  fainted: 'fainting',
  confused: 'confusion or an unsteady walk',
  double_vision: 'trouble seeing',
  belly_pain: 'severe belly pain',
  bleeding: 'heavy bleeding',
  pregnancy: 'bleeding, or something else that worries you, in a pregnancy',
  yellow_eyes: 'yellow eyes or skin',
  saliva: 'not being able to swallow saliva',
  leg: 'a painful or swollen leg',
  cannot_drink: 'fluids that do not stay down',
  vomiting_long: 'vomiting that goes on',
  raised_pulse: 'a pulse of 100 to 120',
  fever: 'a fever',
  no_urine: 'very little or dark urine',
  wound: 'a wound that is opening or weeping',
  eating: 'food and eating being hard',
}

const inList = new Intl.ListFormat('en-US', { type: 'conjunction' })

const TITLES: Record<BodyLevel, string> = {
  emergency: 'Please get help for this now',
  surgeon_now: 'Please call your surgeon now',
  eating: 'You do not have to carry this alone',
}

export const bodyMessages = {
  titles: TITLES,
  about: (topics: readonly FlagTopic[]) =>
    `You wrote about ${inList.format(topics.map((topic) => TOPICS[topic]))}.`,
  emergency: (number: string | undefined) =>
    `If this is happening now, do not wait: ${
      number === undefined ? 'call your local emergency number' : `call ${number}`
    } or go to the nearest emergency room.`,
  pulse: 'A resting pulse over 120 that lasts is an emergency. From 100 to 120, call your surgeon now.',
  surgeon: (number: string | undefined) =>
    `Call your surgeon’s line, day or night. If nobody answers or it gets worse, ${
      number === undefined ? 'call your local emergency number.' : `call ${number}.`
    }`,
  vomiting: VOMITING_RULE,
  eating:
    'Being afraid of food, or needing to get rid of it, is common after surgery, and it can be treated. Tell your team, and talk to people who know it well.',
  readOut: 'Read this to whoever answers',
  had: (day: string) => `“I had a gastric sleeve on ${day}.”`,
  planned: (day: string) => `“My gastric sleeve is planned for ${day}.”`,
  hadSometime: '“I had a gastric sleeve.”',
  saved: 'What you wrote is saved. Nobody reads it live, so please call.',
  kept: 'What you wrote is kept on this device. Nobody reads it live, so please call.',
  unsaved:
    'What you wrote was not sent or saved. It is still where you wrote it. Nobody reads it live, so please call.',
  team: 'Your own clinic’s plan comes first. This app does not diagnose.',
  /** Where the words come from. Source: health-rules 10. */
  from: {
    label: 'Where this comes from',
    source: 'Symptom sheets from bariatric clinics; where they differ, the stricter number',
    reviewed: SCREENS_CHECKED,
  },
  find: 'Find a line in your country',
  close: 'Close',
} as const
