import type { CareReason, FluidType, TemperatureScale } from '@gb/domain'

const DRINKS: Record<FluidType, string> = {
  water: 'water',
  tea: 'tea',
  coffee: 'coffee',
  juice: 'juice',
  other: 'another drink',
}

/** What is read out in other words than it is answered: a finding, not what to do about it. */
const reasons: Partial<Record<CareReason, string>> = {
  shoulder_and_no_temperature: 'Pain in the left shoulder, temperature not taken',
}

/** Words of the card to show or read out. */
export const messages = {
  title: 'Your card',
  hint: 'Show it or read it out. It stays on this device until you sign out or clear it.',
  sleeve: 'I have a gastric sleeve.',
  surgery: (day: string) => `Surgery: ${day}`,
  planned: (day: string) => `My gastric sleeve surgery is planned for ${day}`,
  noSurgery: 'Surgery: date not filled in',
  drink: (words: string) => `Last drink: ${words}`,
  logged: (oz: number, fluidType: FluidType, time: string) =>
    `${oz} oz of ${DRINKS[fluidType]} at ${time} today, by my log`,
  medicines: (words: string) => `Medicines: ${words}`,
  now: (words: string) => `Now: ${words}`,
  reasons,
  measured: (words: string) => `Measured: ${words}`,
  temperature: (degrees: number, scale: TemperatureScale) => `temperature ${degrees} °${scale}`,
  pulse: (beats: number, usual: number | null, slowed: boolean) =>
    `heart rate ${beats} at rest${usual === null ? '' : `, usually ${usual}`}${slowed ? ', slowed down after' : ''}`,
  thiamin: 'Please ask for thiamin before glucose.',
  edit: 'Fill in the card',
  surgeryLabel: 'Date of surgery',
  drinkLabel: 'Last drink that stayed down',
  drinkHint: 'Such as: 4 oz of water at 2 PM',
  drinkLogged: (words: string) => `The card says: ${words}. If it did not stay down, type the one that did.`,
  medicinesLabel: 'Medicines and vitamins',
  surgeonLabel: "Your surgeon's phone number",
  phoneRefused: 'Please enter a phone number, such as 555 010 1234.',
  optional: '(optional)',
  copy: 'Copy',
  copied: 'The card is copied.',
  notCopied: 'Copying did not work here. You can press and hold the words.',
  print: 'Print',
  clear: 'Clear the card',
} as const
