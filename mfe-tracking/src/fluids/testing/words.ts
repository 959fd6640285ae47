import { messages as home } from '../../shared/home/messages/generated/home.en'
import { messages as fluids } from '../messages/generated/fluids.en'
import { messages as wait } from '../widgets/messages/generated/wait.en'

/** What Home and the screen say in English. */
export const messages = { ...home.again, ...home.fluids, ...fluids, ...wait }
