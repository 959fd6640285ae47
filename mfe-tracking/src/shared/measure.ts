import { type Limit, roundToStep, typedNumber } from '@gb/domain'
import { shownIn, type Unit } from '@gb/entries'

/** What a person typed and the unit it was typed in: the only truth, so that changing the unit never drifts. */
export interface Typed<U extends string> {
  text: string
  unit: U
}

/** The text of the field: as typed, or converted while another unit is chosen. */
export function textIn<U extends string>(typed: Typed<U>, unit: U, units: Record<U, Unit>): string {
  const number = typedNumber(typed.text)
  if (typed.unit === unit || number === null) return typed.text
  return String(shownIn(units[typed.unit].toStored(number), units[unit]))
}

/** The stored number that was typed, at the step of the limit; null when it is none or lies outside the limit. */
export function storedFrom<U extends string>(
  typed: Typed<U>,
  units: Record<U, Unit>,
  limit: Limit,
): number | null {
  const number = typedNumber(typed.text)
  if (number === null) return null
  const stored = units[typed.unit].toStored(number)
  return stored >= limit.min && stored <= limit.max ? roundToStep(stored, limit) : null
}

/** The ends of a limit as numbers that can be typed in a unit: never outside the limit after conversion. */
export function limitIn(limit: Limit, unit: Unit): { min: number; max: number } {
  const inside = (edge: number, towards: 1 | -1) => {
    const near = roundToStep(unit.fromStored(edge), unit)
    const stored = unit.toStored(near)
    const isInside = stored >= limit.min && stored <= limit.max
    return isInside ? near : roundToStep(near + towards * unit.step, unit)
  }
  return { min: inside(limit.min, 1), max: inside(limit.max, -1) }
}
