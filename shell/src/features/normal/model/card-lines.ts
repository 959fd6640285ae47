import {
  type CareAdvice,
  type CareReason,
  formatsOf,
  isPulse,
  type Language,
  scaleOf,
  typedNumber,
} from '@gb/domain'
import type { Drink } from '@gb/entries'
import { cardCatalog } from '../messages/generated/card'
import { normalCatalog } from '../messages/generated/normal'
import { type BodyForm, typedDegrees } from './body-form'
import { reasonIn } from './in-words'
import type { OwnCard } from './own-card'

type CardMessages = ReturnType<typeof cardCatalog.in>

/** The last drink of the log in words; empty without one. */
export const loggedInWords = (logged: Drink | null, language: Language): string => {
  if (logged === null) return ''
  const card = cardCatalog.in(language)
  return card.logged({
    oz: logged.amountOz,
    drink: card.drinks[logged.fluidType],
    time: formatsOf(language).time(logged.recordedAt),
  })
}

/** What was measured, as a nurse asks for it: the number, not only what it means. A slip of the finger is not told. */
const measuredInWords = ({ pulse, usual, slowed, temperature }: BodyForm, card: CardMessages): string => {
  const degrees = typedDegrees(temperature)
  const scale = degrees === null ? null : scaleOf(degrees)
  const beats = typedNumber(pulse)
  const usually = typedNumber(usual)
  const pulseInWords = (heard: number) =>
    [
      card.pulse({ beats: heard }),
      ...(usually !== null && isPulse(usually) ? [card.usually({ beats: usually })] : []),
      ...(slowed ? [card.slowed] : []),
    ].join(', ')
  return [
    ...(degrees === null || scale === null ? [] : [card.temperature({ degrees, scale })]),
    ...(beats === null || !isPulse(beats) ? [] : [pulseInWords(beats)]),
  ].join('; ')
}

/** Whether surgery is still to come: then nobody has a sleeve yet. Days are YYYY-MM-DD; empty is not known. */
export const isPlanned = (surgeryDay: string, today: string): boolean => surgeryDay > today

const surgeryLines = (day: string, today: string, card: CardMessages): string[] => {
  if (day === '') return [card.sleeve, card.noSurgery]
  return isPlanned(day, today) ? [card.planned({ day })] : [card.sleeve, card.surgery({ day })]
}

/** What was tapped and typed, and what it means. */
export interface Said {
  /** The last drink of the log. */
  logged: Drink | null
  form: BodyForm
  advice: CareAdvice | null
  today: string
}

/** A finding, not what to do about it. */
const findingIn = (reason: CareReason, language: Language): string => {
  const findings: Partial<Record<CareReason, string>> = cardCatalog.in(language).reasons
  return findings[reason] ?? reasonIn(normalCatalog.in(language), reason)
}

/** The card as it is shown, copied and read out, line by line. What was typed goes before what was logged. */
export const cardLines = (
  own: OwnCard,
  { logged, form, advice, today }: Said,
  language: Language,
): string[] => {
  const card = cardCatalog.in(language)
  const drink = own.drink.trim() || loggedInWords(logged, language)
  const now = (advice?.noted ?? []).map((reason) => findingIn(reason, language))
  const measured = measuredInWords(form, card)
  return [
    ...surgeryLines(own.surgeryDay, today, card),
    ...(drink === '' ? [] : [card.drink({ words: drink })]),
    ...(own.medicines.trim() === '' ? [] : [card.medicines({ words: own.medicines.trim() })]),
    ...(now.length === 0 ? [] : [card.now({ words: now.join('; ') })]),
    ...(measured === '' ? [] : [card.measured({ words: measured })]),
    card.thiamin,
  ]
}
