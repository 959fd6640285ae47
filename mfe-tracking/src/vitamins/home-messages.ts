import { placeMessages } from './place-messages'

/** What Home says of this, and what the screen says too. The other words come with the screen. */
export const homeMessages = {
  ...placeMessages,
  addFailed: 'Error adding vitamin entry. Please try again.',
  checkTitle: 'Please check the dose',
  saveAnyway: 'Yes, save it',
  takeProposed: (dose: string) => `Use ${dose}`,
  changeIt: 'Change it',
  next: {
    now: 'Any time now',
    rest: 'More tomorrow',
    tomorrow: 'The rest can wait.',
    from: (time: string) => `From ${time}`,
    take: (dose: string) => `Take ${dose}`,
    takeOf: (name: string, dose: string) => `Take ${dose}: ${name}`,
    done: 'Vitamins for today are done',
    open: 'All vitamins',
  },
  entry: (name: string, dose: string) => `${name}, ${dose}`,
  added: (entry: string) => `Added ${entry}.`,
  deleted: (entry: string) => `Deleted ${entry}.`,
  undo: 'Undo',
} as const
