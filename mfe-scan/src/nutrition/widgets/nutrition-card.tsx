import { useFold } from '@gb/device'
import { Brought, useLocalDay, useMessages } from '@gb/entries'
import { deferred } from '@gb/mfe-contract'
import { ErrorState, FoldCard, FoodIcon } from '@gb/ui'
import { useNutrition } from '../api/daily-summary.query'
import { homeCatalog } from '../messages/generated/home'
import { HomeWords } from './home-words'
import { InOneLine } from './in-one-line'
import styles from './nutrition-card.module.css'
import { NutritionSkeleton } from './nutrition-skeleton'

// On a phone the card rests until somebody opens it.
const nutritionBody = deferred(() => import('./nutrition-body').then((chunk) => chunk.NutritionBody))

/** Home: what else was eaten today; protein has a box of its own. Nothing for a visitor without a profile. */
export const NutritionCard = () => <HomeWords height={72}>{(userId) => <CardOf userId={userId} />}</HomeWords>

function CardOf({ userId }: { userId: string }) {
  const day = useNutrition(userId, useLocalDay())
  const messages = useMessages(homeCatalog)
  const [isOpen, setOpen] = useFold('nutrition')
  const isMissing = day.isError && day.data === undefined
  return (
    <FoldCard
      title={messages.title}
      detail={
        day.data !== undefined ? (
          <InOneLine nutrition={day.data} />
        ) : isMissing ? (
          <span role="alert">{messages.failed.line}</span>
        ) : (
          messages.loading
        )
      }
      icon={FoodIcon}
      hue="food"
      // Sums that lack something say so. That nothing came at all stands in one line: the box of protein, which reads the
      // same day, is open above with the way to try again.
      isOpen={isOpen || day.isPartial}
      onToggle={setOpen}
    >
      <div className={styles.body}>
        {day.data !== undefined ? (
          <Brought
            part={nutritionBody}
            partProps={{ nutrition: day.data, read: day }}
            loading={<NutritionSkeleton />}
          />
        ) : day.isError ? (
          <ErrorState
            title={messages.failed.title}
            retryLabel={messages.failed.retry}
            retrying={day.isFetching}
            retryingLabel={messages.failed.retrying}
            onRetry={() => void day.refetch()}
            isBrief
          >
            {messages.failed.text}
          </ErrorState>
        ) : (
          <NutritionSkeleton />
        )}
      </div>
    </FoldCard>
  )
}
