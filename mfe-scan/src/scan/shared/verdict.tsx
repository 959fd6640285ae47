import { confidenceBehind } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Badge, HelpIcon, RatingBadge, SendState } from '@gb/ui'
import type { Plate } from '../../shared/meal/meal'
import { sharedCatalog } from './messages/generated/shared'
import { SentenceList } from './sentence-list'

/** The rating as a word; nothing while the server has not seen the plate as it is. */
export function Verdict({ meal }: { meal: Plate }) {
  const words = useMessages(sharedCatalog).verdict
  if (!meal.isRated) return <SendState state="waiting" text={words.unrated} />
  if (meal.rating !== null) return <RatingBadge tone={meal.rating}>{words.ratings[meal.rating]}</RatingBadge>
  return <Badge icon={HelpIcon}>{isUnsure(meal) ? words.unsure : words.noRating}</Badge>
}

/** Why a plate has no rating; nothing for one that has, or that the server has not seen. */
export function WhyUnrated({ meal }: { meal: Plate }) {
  const words = useMessages(sharedCatalog).verdict
  if (!meal.isRated || meal.rating !== null) return null
  if (isUnsure(meal)) return <p>{words.unsureText}</p>
  return <SentenceList label={words.noRatingReasons} sentences={meal.reasons} />
}

/** Whether the photo is why there is no rating; else the foods are. */
const isUnsure = ({ rating, reasons }: Plate): boolean =>
  reasons.length === 0 || confidenceBehind({ label: rating, reasons }) === 'low'
