import { amountInWords, useFluidUnit, useLocalDay, useMessages, useOneTap } from '@gb/entries'
import { AddIcon, Button } from '@gb/ui'
import type { ReactNode } from 'react'
import { useNutrition } from '../api/daily-summary.query'
import { useShake } from '../api/use-shake'
import { homeCatalog } from '../messages/generated/home'
import { lineOf } from '../model/nutrition'
import { SHAKE_OZ } from '../model/shake'
import { HomeWords } from './home-words'
import styles from './shake-button.module.css'

interface Properties {
  /** What is logged in one tap as well. */
  beside?: ReactNode
}

/**
 * Home: a protein shake in one tap, for protein and for fluids. Nothing for a visitor without a profile, and on days
 * without a goal, when there are only sips as the team tells them.
 */
export const ShakeButton = ({ beside }: Properties) => (
  <HomeWords height={44}>{(userId) => <ButtonOf userId={userId} beside={beside} />}</HomeWords>
)

function ButtonOf({ userId, beside }: Properties & { userId: string }) {
  const day = useNutrition(userId, useLocalDay())
  const [unit] = useFluidUnit()
  const isNewTap = useOneTap()
  const add = useShake()
  const messages = useMessages(homeCatalog)
  if (day.data && lineOf(day.data, 'protein')?.goal === null) return null
  return (
    <div className={styles.row}>
      <Button
        variant="secondary"
        size="small"
        icon={AddIcon}
        aria-label={messages.addShakeName({ volume: amountInWords(SHAKE_OZ, unit) })}
        onClick={() => {
          if (isNewTap('shake')) void add()
        }}
      >
        {messages.addShake}
      </Button>
      {beside && <div>{beside}</div>}
    </div>
  )
}
