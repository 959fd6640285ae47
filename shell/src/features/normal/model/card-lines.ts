import { type CareAdvice, longDayInWords, timeInWords } from '@gb/domain'
import type { Drink } from '@gb/entries'
import { messages as card } from '../card-messages'
import { messages } from '../messages'
import type { OwnCard } from './own-card'

/** The last drink of the log in words; empty without one. */
export const loggedInWords = (logged: Drink | null): string =>
  logged === null ? '' : card.logged(logged.amountOz, logged.fluidType, timeInWords(logged.recordedAt))

/** The card as it is shown, copied and read out, line by line. What was typed goes before what was logged. */
export const cardLines = (own: OwnCard, logged: Drink | null, advice: CareAdvice | null): string[] => {
  const drink = own.drink.trim() || loggedInWords(logged)
  const now = (advice?.noted ?? []).map((reason) => messages.reasons[reason]).join('; ')
  return [
    card.sleeve,
    own.surgeryDay === '' ? card.noSurgery : card.surgery(longDayInWords(own.surgeryDay)),
    ...(drink === '' ? [] : [card.drink(drink)]),
    ...(own.medicines.trim() === '' ? [] : [card.medicines(own.medicines.trim())]),
    ...(now === '' ? [] : [card.now(now)]),
    card.thiamin,
  ]
}
