import { reasonInWords } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Card, InfoMark } from '@gb/ui'
import type { Plate } from '../../shared/meal/meal'
import { usePlanWords } from '../../shared/plan/plan-words'
import type { CapturedPhoto } from '../capture/captured-photo'
import { resultCatalog } from './messages/generated/result'
import styles from './results-step.module.css'
import { SentenceList } from '../shared/sentence-list'
import { Verdict, WhyUnrated } from '../shared/verdict'

/** The photo beside the rating of the plate, and why. */
export function RatingCard({ photo, meal }: { photo: CapturedPhoto | null; meal: Plate }) {
  const words = useMessages(resultCatalog)
  const { checked } = usePlanWords()
  return (
    <Card hue="food">
      <div className={photo === null ? undefined : styles.top}>
        {photo !== null && (
          <img
            className={styles.thumb}
            src={photo.url}
            width={photo.width}
            height={photo.height}
            alt={words.photo}
          />
        )}
        <div className={styles.verdict}>
          <span className={styles.label}>
            {words.rating}
            <InfoMark label={words.how} source={words.source} reviewed={checked}>
              {words.howText}
            </InfoMark>
          </span>
          <Verdict meal={meal} />
        </div>
      </div>
      <WhyUnrated meal={meal} />
      {meal.rating !== null && (
        <SentenceList label={words.reasons} sentences={meal.reasons.map(reasonInWords)} />
      )}
      <p className={styles.aside}>{words.plateNotPerson}</p>
    </Card>
  )
}
