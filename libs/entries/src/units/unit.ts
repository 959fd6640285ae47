import { roundToStep } from '@gb/domain'

/** A unit on screen for something that is stored in another one. */
export interface Unit {
  /** Beside the number. */
  label: string
  /** How fine it is shown and typed. */
  step: number
  toStored: (shown: number) => number
  fromStored: (stored: number) => number
}

/** A stored number as it is shown in a unit. */
export const shownIn = (stored: number, unit: Unit): number => roundToStep(unit.fromStored(stored), unit)
