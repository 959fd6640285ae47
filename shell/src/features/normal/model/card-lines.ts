import { type CareAdvice, isPulse, longDayInWords, scaleOf, timeInWords, typedNumber } from '@gb/domain'
import type { Drink } from '@gb/entries'
import { messages as card } from '../card-messages'
import { messages } from '../messages'
import { type BodyForm, typedDegrees } from './body-form'
import type { OwnCard } from './own-card'

/** The last drink of the log in words; empty without one. */
export const loggedInWords = (logged: Drink | null): string =>
  logged === null ? '' : card.logged(logged.amountOz, logged.fluidType, timeInWords(logged.recordedAt))

/** What was measured, as a nurse asks for it: the number, not only what it means. A slip of the finger is not told. */
const measuredInWords = ({ pulse, usual, slowed, temperature }: BodyForm): string => {
  const degrees = typedDegrees(temperature)
  const scale = degrees === null ? null : scaleOf(degrees)
  const beats = typedNumber(pulse)
  const usually = typedNumber(usual)
  return [
    ...(degrees === null || scale === null ? [] : [card.temperature(degrees, scale)]),
    ...(beats === null || !isPulse(beats)
      ? []
      : [card.pulse(beats, usually !== null && isPulse(usually) ? usually : null, slowed)]),
  ].join('; ')
}

/** Whether surgery is still to come: then nobody has a sleeve yet. Days are YYYY-MM-DD; empty is not known. */
export const isPlanned = (surgeryDay: string, today: string): boolean => surgeryDay > today

const surgeryLines = (surgeryDay: string, today: string): string[] => {
  if (surgeryDay === '') return [card.sleeve, card.noSurgery]
  const day = longDayInWords(surgeryDay)
  return isPlanned(surgeryDay, today) ? [card.planned(day)] : [card.sleeve, card.surgery(day)]
}

/** What was tapped and typed, and what it means. */
export interface Said {
  /** The last drink of the log. */
  logged: Drink | null
  form: BodyForm
  advice: CareAdvice | null
  today: string
}

/** The card as it is shown, copied and read out, line by line. What was typed goes before what was logged. */
export const cardLines = (own: OwnCard, { logged, form, advice, today }: Said): string[] => {
  const drink = own.drink.trim() || loggedInWords(logged)
  const now = (advice?.noted ?? []).map((reason) => card.reasons[reason] ?? messages.reasons[reason])
  const measured = measuredInWords(form)
  return [
    ...surgeryLines(own.surgeryDay, today),
    ...(drink === '' ? [] : [card.drink(drink)]),
    ...(own.medicines.trim() === '' ? [] : [card.medicines(own.medicines.trim())]),
    ...(now.length === 0 ? [] : [card.now(now.join('; '))]),
    ...(measured === '' ? [] : [card.measured(measured)]),
    card.thiamin,
  ]
}
