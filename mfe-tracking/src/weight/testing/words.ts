import { messages as home } from '../../shared/home/messages/generated/home.en'
import { messages as card } from '../messages/generated/card.en'
import { messages as weight } from '../messages/generated/weight.en'

/** What Home and the screen say in English. */
export const messages = { ...home.again, ...home.weight, ...card, ...weight }
