import { aboutGrams, aboutKcal, dayInWords, timeInWords } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import {
  Button,
  DeleteIcon,
  Disclosure,
  HelpIcon,
  Badge,
  Modal,
  RatingBadge,
  RetryIcon,
  Stack,
  StarIcon,
} from '@gb/ui'
import { useFavourites, useMarkFavourite } from '../api/favourites.query'
import { SentenceList } from '../components/sentence-list'
import { CorrectableItems } from '../correct/correctable-items'
import { messages as scanMessages } from '../messages'
import type { LoggedMeal } from '../model/logged-meal'
import styles from './log.module.css'
import { messages } from './messages'

const words = messages.meal

type Properties = {
  userId: string
  meal: LoggedMeal
  today: string
  onRepeat: () => void
  onDelete: () => void
  onClose: () => void
}

/** A meal of the log: its foods to correct, its rating, and what can be done with it. */
export function MealSheet({ userId, meal, today, onRepeat, onDelete, onClose }: Properties) {
  const { mealType, day, recordedAt, totals } = meal
  const again = () => {
    onRepeat()
    onClose()
  }
  const footer = (
    <Button size="large" onClick={onClose}>
      {words.close}
    </Button>
  )
  return (
    <Modal
      open
      onClose={onClose}
      title={scanMessages.meals[mealType]}
      description={`${dayInWords(day, today)}, ${timeInWords(recordedAt)}`}
      footer={footer}
    >
      <Stack gap={4}>
        <Verdict meal={meal} />
        <p className={styles.sum}>
          {words.totals(
            aboutKcal(totals.calories),
            aboutGrams(totals.proteinG),
            aboutGrams(totals.carbsG),
            aboutGrams(totals.fatG),
          )}
        </p>
        {/* The log is read again after each correction, and this window shows what it then holds. */}
        <CorrectableItems userId={userId} label={words.foods} meal={meal} onChanged={() => {}} />
        {meal.assumptions.length > 0 && (
          <Disclosure summary={scanMessages.results.assumptions}>
            <SentenceList sentences={meal.assumptions} />
          </Disclosure>
        )}
        <div className={styles.actions}>
          <Button variant="secondary" icon={RetryIcon} onClick={again}>
            {words.again}
          </Button>
          <FavouriteButton userId={userId} entryId={meal.entryId} />
          <Button variant="quiet" icon={DeleteIcon} onClick={onDelete}>
            {words.delete}
          </Button>
        </div>
      </Stack>
    </Modal>
  )
}

function Verdict({ meal }: { meal: LoggedMeal }) {
  const { ratings, unsure } = scanMessages.results
  return (
    <div>
      {meal.rating === null ? (
        <Badge icon={HelpIcon}>{unsure}</Badge>
      ) : (
        <RatingBadge tone={meal.rating}>{ratings[meal.rating]}</RatingBadge>
      )}
    </div>
  )
}

function FavouriteButton({ userId, entryId }: { userId: string; entryId: string }) {
  const { notify } = useHost()
  const favourites = useFavourites(userId)
  const mark = useMarkFavourite(userId)
  const isFavourite = favourites.data?.some((meal) => meal.entryId === entryId) === true
  const press = () =>
    mark.mutate(
      { entryId, isFavourite: !isFavourite },
      {
        onSuccess: () =>
          notify({ tone: 'success', text: isFavourite ? words.unfavourited : words.favourited }),
        onError: () => notify({ tone: 'danger', text: words.favouriteFailed }),
      },
    )
  return (
    <Button variant="secondary" icon={StarIcon} disabled={mark.isPending} onClick={press}>
      {isFavourite ? words.noFavourite : words.favourite}
    </Button>
  )
}
