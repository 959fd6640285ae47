import { amountInWords, useFluidUnit, useOneTap } from '@gb/entries'
import { AddIcon, Button } from '@gb/ui'
import { homeMessages as messages } from '../home-messages'

/** A cup. */
const GLASS_OZ = 8

/** Logs a glass of water at once. */
export function OneTapWater({ onTap }: { onTap: (amountOz: number) => void }) {
  const [unit] = useFluidUnit()
  const isNewTap = useOneTap()
  const words = amountInWords(GLASS_OZ, unit)
  return (
    <Button
      size="small"
      icon={AddIcon}
      aria-label={messages.tapOne(words, 'water')}
      onClick={() => {
        if (isNewTap(words)) onTap(GLASS_OZ)
      }}
    >
      {words}
    </Button>
  )
}
