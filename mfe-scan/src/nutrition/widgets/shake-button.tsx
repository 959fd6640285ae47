import { amountInWords, useFluidUnit, useLocalDay, useOneTap } from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { AddIcon, Button } from '@gb/ui'
import { useNutrition } from '../api/daily-summary.query'
import { useShake } from '../api/use-shake'
import { homeMessages as messages } from '../home-messages'
import { lineOf } from '../model/nutrition'
import { SHAKE_OZ } from '../model/shake'

/**
 * Home: a protein shake in one tap, for protein and for fluids. Nothing for a visitor without a profile, and on days
 * without a goal, when there are only sips as the team tells them.
 */
export function ShakeButton() {
  const { userId } = useSession()
  return userId === null ? null : <ButtonOf userId={userId} />
}

function ButtonOf({ userId }: { userId: string }) {
  const day = useNutrition(userId, useLocalDay())
  const [unit] = useFluidUnit()
  const isNewTap = useOneTap()
  const add = useShake()
  if (day.data && lineOf(day.data, 'protein')?.goal === null) return null
  return (
    <Button
      variant="secondary"
      size="small"
      block
      icon={AddIcon}
      aria-label={messages.addShakeName(amountInWords(SHAKE_OZ, unit))}
      onClick={() => {
        if (isNewTap('shake')) void add()
      }}
    >
      {messages.addShake}
    </Button>
  )
}
