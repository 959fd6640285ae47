import type { Entry } from '@gb/entries'
import type { DoseUnit, TimeOfDay, VitaminHint, VitaminName } from '@gb/domain'

/** A dose as it was typed, with the mg (tablets of a multivitamin) it is stored as. */
export interface Dose {
  dosageMg: number
  amount: number
  unit: DoseUnit
}

/** What a person says about a vitamin. */
export interface VitaminValues extends Dose {
  vitaminName: VitaminName
  timeTaken: TimeOfDay
  notes: string
  /** The person was asked about this dose and said that it is right. */
  isConfirmed?: boolean
}

/** A logged vitamin. `hints` are the server's; an entry on its way has none yet. */
export interface Vitamin extends Entry, VitaminValues {
  hints: readonly VitaminHint[]
}

/** "Thiamin" for an Other that says what it is, else the name of the form. */
export const nameOf = ({ vitaminName, notes }: Pick<VitaminValues, 'vitaminName' | 'notes'>): string =>
  vitaminName === 'Other' && notes !== '' ? notes : vitaminName
