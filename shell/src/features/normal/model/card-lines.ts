import { type CareAdvice, timeInWords } from '@gb/domain'
import type { LoggedDrink } from '../api/logged-drink.query'
import { messages as card } from '../card-messages'
import { messages } from '../messages'
import type { OwnCard } from './own-card'

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** The last drink of the log in words; empty without one. */
export const loggedInWords = (logged: LoggedDrink | null): string =>
  logged === null ? '' : card.logged(logged.amountOz, logged.fluidType, timeInWords(logged.recordedAt))

/** The card as it is shown, copied and read out, line by line. What was typed goes before what was logged. */
export const cardLines = (own: OwnCard, logged: LoggedDrink | null, advice: CareAdvice | null): string[] => {
  const drink = own.drink.trim() || loggedInWords(logged)
  const now = (advice?.noted ?? []).map((reason) => messages.reasons[reason]).join('; ')
  return [
    card.sleeve,
    own.surgeryDay === '' ? card.noSurgery : card.surgery(inWords(own.surgeryDay)),
    ...(drink === '' ? [] : [card.drink(drink)]),
    ...(own.medicines.trim() === '' ? [] : [card.medicines(own.medicines.trim())]),
    ...(now === '' ? [] : [card.now(now)]),
    card.thiamin,
  ]
}
