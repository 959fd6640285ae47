import { createStore } from './store'

/** How a person without a profile here goes on: with a new one, or with the code of one that is there. */
export type WayIn = 'new' | 'code'

/** What was chosen last; null leaves it to what the start found. Home chooses before this screen is drawn. */
export const wayIn = createStore<WayIn | null>(null)
