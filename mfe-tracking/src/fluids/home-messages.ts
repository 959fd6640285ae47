import type { FluidType } from '@gb/domain'

const IN_A_SENTENCE: Record<FluidType, string> = {
  water: 'of water',
  tea: 'of tea',
  coffee: 'of coffee',
  juice: 'of juice',
  other: 'of something else',
}

/** What Home says of this, and what the screen says too. The other words come with the screen. */
export const homeMessages = {
  title: 'Fluids',
  drink: (amount: string, type: FluidType) => `${amount} ${IN_A_SENTENCE[type]}`,
  loading: 'Loading your drinks...',
  failedTitle: 'Your drinks did not load',
  failedText: 'Everything you logged is safe.',
  partly: 'Only what is still on this device is counted. The rest of today did not load. It is safe.',
  partlyBrief: 'The rest of today did not load.',
  retry: 'Retry',
  retrying: 'Loading...',
  ofGoal: (goal: string) => `of ${goal}`,
  percent: (percent: number) => `${percent}%`,
  left: (amount: string) => `${amount} to go`,
  reached: 'Goal reached!',
  reachedPlain: 'Goal reached today.',
  none: 'Nothing logged yet. The first sip counts.',
  firstSip: 'The first sip counts.',
  unread: '—',
  nonePlain: 'Nothing logged yet today.',
  tapOne: (amount: string, type: FluidType) => `Add ${amount} ${IN_A_SENTENCE[type]}`,
  added: (drink: string) => `Added ${drink}.`,
  deleted: (drink: string) => `Deleted ${drink}.`,
  undo: 'Undo',
  addFailed: 'Error adding fluid entry. Please try again.',
  waiting: 'Not sent yet',
  waitLine: (minutes: number, time: string) => `You can drink at ${time}, in\u00a0${minutes}\u00a0min`,
} as const
