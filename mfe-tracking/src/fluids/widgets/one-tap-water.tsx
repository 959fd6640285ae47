import { amountInWords, useFluidUnit, useOneTap } from '@gb/entries'
import { AddIcon, Button } from '@gb/ui'
import { homeMessages as messages } from '../home-messages'

interface Properties {
  glassOz: number
  onTap: (amountOz: number) => void
}

/** Logs a glass of water at once. */
export function OneTapWater({ glassOz, onTap }: Properties) {
  const [unit] = useFluidUnit()
  const isNewTap = useOneTap()
  const words = amountInWords(glassOz, unit)
  return (
    <Button
      size="small"
      icon={AddIcon}
      aria-label={messages.tapOne(words, 'water')}
      onClick={() => {
        if (isNewTap(words)) onTap(glassOz)
      }}
    >
      {words}
    </Button>
  )
}
