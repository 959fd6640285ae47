import { amountInWords, useFluidUnit, useOneTap } from '@gb/entries'
import { AddIcon, Button } from '@gb/ui'
import { useFluidsOnHome } from '../../shared/home/home-words'
import { useDrinkInWords } from '../api/use-drink-in-words'

interface Properties {
  glassOz: number
  onTap: (amountOz: number) => void
}

/** Logs a glass of water at once. */
export function OneTapWater({ glassOz, onTap }: Properties) {
  const { tapOne } = useFluidsOnHome()
  const drinkInWords = useDrinkInWords()
  const [unit] = useFluidUnit()
  const isNewTap = useOneTap()
  const words = amountInWords(glassOz, unit)
  return (
    <Button
      size="small"
      icon={AddIcon}
      aria-label={tapOne({ drink: drinkInWords(glassOz, 'water') })}
      onClick={() => {
        if (isNewTap(words)) onTap(glassOz)
      }}
    >
      {words}
    </Button>
  )
}
