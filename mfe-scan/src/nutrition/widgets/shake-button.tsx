import { amountInWords, useFluidUnit, useLocalDay, useMessages, useOneTap } from '@gb/entries'
import { AddIcon, Button } from '@gb/ui'
import { useNutrition } from '../api/daily-summary.query'
import { useShake } from '../api/use-shake'
import { homeCatalog } from '../messages/generated/home'
import { lineOf } from '../model/nutrition'
import { SHAKE_OZ } from '../model/shake'
import { HomeWords } from './home-words'

/**
 * Home: a protein shake in one tap, for protein and for fluids. Nothing for a visitor without a profile, and on days
 * without a goal, when there are only sips as the team tells them.
 */
export const ShakeButton = () => <HomeWords height={44}>{(userId) => <ButtonOf userId={userId} />}</HomeWords>

function ButtonOf({ userId }: { userId: string }) {
  const day = useNutrition(userId, useLocalDay())
  const [unit] = useFluidUnit()
  const isNewTap = useOneTap()
  const add = useShake()
  const messages = useMessages(homeCatalog)
  if (day.data && lineOf(day.data, 'protein')?.goal === null) return null
  return (
    <Button
      variant="secondary"
      size="small"
      block
      icon={AddIcon}
      aria-label={messages.addShakeName({ volume: amountInWords(SHAKE_OZ, unit) })}
      onClick={() => {
        if (isNewTap('shake')) void add()
      }}
    >
      {messages.addShake}
    </Button>
  )
}
