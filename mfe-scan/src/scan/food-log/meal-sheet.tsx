import { formatsOf, shownTotals } from '@gb/domain'
import { stateInWords, useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, DeleteIcon, Modal, RetryIcon, SendState, Stack, StarIcon, TimeIcon } from '@gb/ui'
import { useState } from 'react'
import { useFavorites, useMarkFavorite } from '../shared/meal-log/favorites.query'
import { Assumptions } from '../shared/assumptions'
import { Verdict, WhyUnrated } from '../shared/verdict'
import { CorrectableItems } from '../correct/correctable-items'
import { EatenField, FeltField } from '../shared/how-it-went'
import { sharedCatalog } from '../shared/messages/generated/shared'
import type { ShownMeal } from '../shared/meal-log/food-day'
import { EditMeal } from './edit-meal'
import styles from './log.module.css'
import { foodLogCatalog } from './messages/generated/food-log'
import type { MealLog } from '../shared/meal-log/use-meal-log'
import { useDayInWords } from './use-day-in-words'

interface Properties {
  userId: string
  meal: ShownMeal
  today: string
  log: MealLog
  onClose: () => void
}

/** A meal of the log: its foods to correct, its rating, and what can be done with it. */
export function MealSheet({ userId, meal, today, log, onClose }: Properties) {
  const [isMoving, setMoving] = useState(false)
  const language = useLanguageHere()
  const messages = useMessages(foodLogCatalog)
  const { meals } = useMessages(sharedCatalog)
  const words = messages.meal
  const { mealType, day, recordedAt, items } = meal
  const { calories, proteinG, carbsG, fatG } = shownTotals(items)
  const when = `${useDayInWords()(day, today)}, ${formatsOf(language).time(recordedAt)}`
  const footer = (
    <Button size="large" onClick={onClose}>
      {words.close}
    </Button>
  )
  return (
    <>
      <Modal open onClose={onClose} title={meals[mealType]} description={when} footer={footer}>
        <Stack gap={4}>
          <EatenField meal={meal} />
          <FeltField meal={meal} />
          <div>
            {(meal.isRated || meal.state === 'saved') && <Verdict meal={meal} />}
            <SendState {...stateInWords(meal, language)} />
          </div>
          <WhyUnrated meal={meal} />
          {meal.isSample && (
            <Banner tone="warning" title={messages.sample}>
              {messages.sampleText}
            </Banner>
          )}
          <p className={styles.sum}>
            {words.totals({ kcal: calories, protein: proteinG, carbs: carbsG, fat: fatG })}
          </p>
          <CorrectableItems userId={userId} label={words.foods} meal={meal} />
          <Assumptions sentences={meal.assumptions} />
          <Actions userId={userId} meal={meal} log={log} onMove={() => setMoving(true)} onClose={onClose} />
        </Stack>
      </Modal>
      {isMoving && <EditMeal meal={meal} log={log} onClose={() => setMoving(false)} />}
    </>
  )
}

type ActionProperties = Omit<Properties, 'today'> & { onMove: () => void }

function Actions({ userId, meal, log, onMove, onClose }: ActionProperties) {
  const isRefused = meal.state === 'attention'
  const words = useMessages(foodLogCatalog).meal
  const and = (work: () => void) => () => {
    work()
    onClose()
  }
  return (
    <div className={styles.actions}>
      <Button variant="secondary" icon={TimeIcon} onClick={onMove}>
        {words.edit}
      </Button>
      <Button variant="secondary" icon={RetryIcon} onClick={and(() => void log.repeat(meal))}>
        {words.again}
      </Button>
      {/* The server makes a favorite of what it has. */}
      {meal.state === 'saved' && <FavoriteButton userId={userId} entryId={meal.entryId} />}
      <Button
        variant="quiet"
        icon={DeleteIcon}
        onClick={and(() => (isRefused ? log.discard(meal) : void log.remove(meal)))}
      >
        {isRefused ? words.discard : words.delete}
      </Button>
    </div>
  )
}

function FavoriteButton({ userId, entryId }: { userId: string; entryId: string }) {
  const { notify } = useHost()
  const favorites = useFavorites(userId)
  const mark = useMarkFavorite(userId)
  const words = useMessages(foodLogCatalog).meal
  const isFavorite = favorites.data?.some((meal) => meal.entryId === entryId) === true
  const press = () =>
    mark.mutate(
      { entryId, isFavorite: !isFavorite },
      {
        onSuccess: () => notify({ tone: 'success', text: isFavorite ? words.unfavorited : words.favorited }),
        onError: () => notify({ tone: 'danger', text: words.favoriteFailed }),
      },
    )
  return (
    <Button variant="secondary" icon={StarIcon} disabled={mark.isPending} onClick={press}>
      {isFavorite ? words.noFavorite : words.favorite}
    </Button>
  )
}
