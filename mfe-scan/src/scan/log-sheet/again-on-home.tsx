import { useHourOfDay, useLocalDay, useMessages } from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { Button, RetryIcon } from '@gb/ui'
import type { ComponentType } from 'react'
import { namesOf } from '../../shared/meal/meal'

import { bringWords, InOwnWords } from '@gb/own-words'
import { likelyAgain } from '../shared/meal-log/food-day'
import { useFoodDays } from '../shared/meal-log/food-days.query'
import { mealOfHour } from '../shared/meal-log/meal-of-hour'
import { useMealLog } from '../shared/meal-log/use-meal-log'
import { sharedCatalog } from '../shared/messages/generated/shared'
import { logSheetCatalog } from './messages/generated/log-sheet'

const WORDS = [logSheetCatalog, sharedCatalog]

/** Home, beside the shake: what was eaten at this meal the last time, logged again with one tap. */
const AgainOnHome = () => (
  <InOwnWords catalogs={WORDS}>
    <Likely />
  </InOwnWords>
)

/** The same, when its words are there as well. */
export async function inOwnWords(): Promise<ComponentType> {
  await bringWords(WORDS)
  return AgainOnHome
}

function Likely() {
  const { userId } = useSession()
  return userId === null ? null : <Offer key={userId} userId={userId} />
}

function Offer({ userId }: { userId: string }) {
  const log = useMealLog()
  const { meals } = useFoodDays(userId)
  const words = useMessages(logSheetCatalog).again
  const mealType = mealOfHour(useHourOfDay())
  const meal = likelyAgain(meals, mealType, useLocalDay())
  if (meal === null) return null
  const names = namesOf(meal)
  return (
    <Button
      variant="secondary"
      size="small"
      icon={RetryIcon}
      aria-label={words.onHome({ names })}
      onClick={() => void log.repeat(meal, mealType)}
    >
      <span>{names}</span>
    </Button>
  )
}
