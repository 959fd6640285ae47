import { messages as home } from '../../shared/home/messages/generated/home.en'
import { messages as next } from '../messages/generated/next.en'
import { messages as vitamins } from '../messages/generated/vitamins.en'

/** What Home and the screen say in English. */
export const messages = { ...home.again, loading: home.vitamins, ...next, ...vitamins }
