import type { FluidType } from '@gb/domain'
import { amountInWords, useFluidUnit } from '@gb/entries'
import { useFluidsOnHome } from '../../shared/home/home-words'

/** Writes a drink in the unit of the person: "8 oz of water". */
export function useDrinkInWords(): (amountOz: number, type: FluidType) => string {
  const [unit] = useFluidUnit()
  const { drink, kinds } = useFluidsOnHome()
  return (amountOz, type) => drink({ amount: amountInWords(amountOz, unit), kind: kinds[type] })
}
