import { Card, InfoMark } from '@gb/ui'
import type { Plate } from '../../shared/meal/meal'
import { messages } from '../shared/messages'
import type { CapturedPhoto } from '../capture/captured-photo'
import styles from './results-step.module.css'
import { SentenceList } from '../shared/sentence-list'
import { Verdict, WhyUnrated } from '../shared/verdict'

const words = messages.results

/** The photo beside the rating of the plate, and why. */
export function RatingCard({ photo, meal }: { photo: CapturedPhoto | null; meal: Plate }) {
  return (
    <Card hue="food">
      <div className={photo === null ? undefined : styles.top}>
        {photo !== null && (
          <img
            className={styles.thumb}
            src={photo.url}
            width={photo.width}
            height={photo.height}
            alt={messages.preview.alt}
          />
        )}
        <div className={styles.verdict}>
          <span className={styles.label}>
            {words.rating}
            <InfoMark label={words.how} source={words.source} reviewed={words.reviewed}>
              {words.howText}
            </InfoMark>
          </span>
          <Verdict meal={meal} />
        </div>
      </div>
      <WhyUnrated meal={meal} />
      {meal.rating !== null && <SentenceList label={words.reasons} sentences={meal.reasons} />}
      <p className={styles.aside}>{words.plateNotPerson}</p>
    </Card>
  )
}
