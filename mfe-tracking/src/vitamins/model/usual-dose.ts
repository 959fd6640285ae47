import {
  type DoseUnit,
  type IronAnswer,
  ironAmount,
  isOtherGroupsIron,
  IU_SUBSTANCES,
  VITAMIN_NAMES,
  type VitaminName,
} from '@gb/domain'
import { doseOf, unitChoices } from './dose'
import { type Dose, nameOf, type Vitamin } from './vitamin'

/**
 * One usual dose per recommended vitamin, by its recommended name, in the unit of its label: the lower end where
 * there is a range, so that one tap never logs more than was meant. Iron follows the person. Source: health-rules 3.1.
 */
const USUAL: Readonly<Record<string, readonly [number, DoseUnit]>> = {
  Multivitamin: [1, 'tablet'],
  'Vitamin B12': [500, 'mcg'],
  'Calcium Citrate': [500, 'mg'],
  'Vitamin D3': [3000, 'IU'],
  'Thiamin (vitamin B1)': [12, 'mg'],
  Folate: [400, 'mcg'],
  Zinc: [8, 'mg'],
  Copper: [1, 'mg'],
  'Vitamin A': [5000, 'IU'],
  'Vitamin E': [15, 'mg'],
  'Vitamin K': [90, 'mcg'],
}

/** A recommended vitamin as the form knows it: under its own name, or as Other with the name in the notes. */
export const asLogged = (name: string): { vitaminName: VitaminName; notes: string } => {
  const vitaminName = VITAMIN_NAMES.find((known) => known === name && known !== 'Other')
  return vitaminName === undefined ? { vitaminName: 'Other', notes: name } : { vitaminName, notes: '' }
}

const usualOf = (name: string, iron: IronAnswer | null): readonly [number, DoseUnit] | undefined =>
  name === 'Iron' ? [ironAmount(iron).fromMg, 'mg'] : USUAL[name]

/** Whoever has answered about iron takes the amount of their group, not what the tap logged before it. */
const isOutdated = ({ vitaminName, dosageMg }: Vitamin, iron: IronAnswer | null): boolean =>
  vitaminName === 'Iron' && iron !== null && iron !== 'not_now' && isOtherGroupsIron(dosageMg, iron)

/**
 * The dose that one tap logs: the one this person took last, else the usual one; null when neither is known.
 * @param vitamins newest first
 * @param iron what was answered about periods and the risk of low iron
 */
export function oneTapDose(name: string, vitamins: readonly Vitamin[], iron: IronAnswer | null): Dose | null {
  const last = vitamins.find((vitamin) => nameOf(vitamin) === name)
  if (last !== undefined && !isOutdated(last, iron))
    return { dosageMg: last.dosageMg, amount: last.amount, unit: last.unit }
  const usual = usualOf(name, iron)
  if (usual === undefined) return null
  const [amount, unit] = usual
  const substance = IU_SUBSTANCES.find((known) => known === name)
  const fits = unitChoices(asLogged(name).vitaminName).filter((each) => each.unit === unit)
  const chosen = fits.find((each) => each.substance === substance) ?? fits[0]
  return chosen === undefined ? null : doseOf(amount, chosen)
}
