import { Badge, Card, HelpIcon, InfoMark, RatingBadge, SendState } from '@gb/ui'
import type { ScannedMeal } from '../../shared/meal/meal'
import { messages } from '../messages'
import type { CapturedPhoto } from '../model/scan-state'
import styles from './results-step.module.css'
import { SentenceList } from './sentence-list'

const words = messages.results

/** The photo beside the rating of the plate, and why. */
export function RatingCard({ photo, meal }: { photo: CapturedPhoto | null; meal: ScannedMeal }) {
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
      {meal.isRated && meal.rating === null && <p>{words.unsureText}</p>}
      {meal.rating !== null && <SentenceList label={words.reasons} sentences={meal.reasons} />}
      <p className={styles.aside}>{words.plateNotPerson}</p>
    </Card>
  )
}

/** The rating as a word; nothing while the server has not seen the plate as it is. */
export function Verdict({ meal }: { meal: ScannedMeal }) {
  if (!meal.isRated) return <SendState state="waiting" text={words.unrated} />
  if (meal.rating !== null) return <RatingBadge tone={meal.rating}>{words.ratings[meal.rating]}</RatingBadge>
  return <Badge icon={HelpIcon}>{words.unsure}</Badge>
}
