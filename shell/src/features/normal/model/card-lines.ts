import type { CareAdvice } from '@gb/domain'
import { messages as card } from '../card-messages'
import { messages } from '../messages'
import type { OwnCard } from './own-card'

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** The card as it is shown, copied and read out, line by line. */
export const cardLines = (own: OwnCard, advice: CareAdvice | null): string[] => {
  const now = (advice?.noted ?? []).map((reason) => messages.reasons[reason]).join('; ')
  return [
    card.sleeve,
    own.surgeryDay === '' ? card.noSurgery : card.surgery(inWords(own.surgeryDay)),
    ...(own.drink.trim() === '' ? [] : [card.drink(own.drink.trim())]),
    ...(own.medicines.trim() === '' ? [] : [card.medicines(own.medicines.trim())]),
    ...(now === '' ? [] : [card.now(now)]),
    card.thiamin,
  ]
}
