import type { VitaminName } from '../entries/entry-choices.js'
import type { DoseUnit } from './doses.js'

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })
const mg = (value: number): string => `${figure.format(value)} mg`

/** Questions about a dose. Each one can be answered with "yes". */
export const VITAMIN_MESSAGES = {
  checkLabel: 'Is this what the label says?',
  calciumPerDose: 'Calcium absorbs better in doses of 500-600 mg. Is this what the label says?',
  otherUnit: (dosageMg: number, unit: DoseUnit, proposedMg: number): string =>
    `${mg(dosageMg)} is far more than usual: did you mean ${unit}? That is ${mg(proposedMg)}.`,
  saltWeight: (dosageMg: number, proposedMg: number): string =>
    `Is ${mg(dosageMg)} the weight of the whole tablet? As ferrous sulfate it holds ${mg(proposedMg)} of iron.`,
  confused: (amount: number, typed: DoseUnit, meant: DoseUnit, proposedMg: number): string =>
    `Does the label say ${figure.format(amount)} ${meant}, and not ${typed}? That is ${mg(proposedMg)}.`,
  meant: (dosageMg: number, far: 'more' | 'less', proposedMg: number): string =>
    `${mg(dosageMg)} is far ${far} than usual: did you mean ${mg(proposedMg)}?`,
  farOff: (dosageMg: number, far: 'more' | 'less'): string =>
    `${mg(dosageMg)} is far ${far} than usual. Is this what the label says?`,
  weekly: '50,000 IU is a dose that many people take once a week. Is yours weekly?',
  dayTotal: (vitaminName: VitaminName, totalMg: number, limitMg: number): string =>
    `That makes ${mg(totalMg)} of ${vitaminName} on this day, more than ${mg(limitMg)}. Is that in your clinic's plan? If you took too much by mistake, call your pharmacist or your clinic now.`,
  doubleTap: (vitaminName: VitaminName, count: number): string =>
    `This is entry ${count} of ${vitaminName} on this day. Was it a double tap?`,
} as const
