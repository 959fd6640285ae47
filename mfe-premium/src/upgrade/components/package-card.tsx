import { Badge, Button, CheckIcon, StarIcon, StatNumber } from '@gb/ui'
import { useId } from 'react'
import { FeatureList } from '../../shared/feature-list'
import { intervalInWords, priceInWords, type PremiumPackage } from '../../shared/package'
import { messages } from '../messages'
import styles from './package-card.module.css'

type Properties = {
  offer: PremiumPackage
  isPopular: boolean
  /** False where one list below the cards says it for all. */
  hasFeatures: boolean
  onChoose: () => void
}

/** A package with its price, and the button that buys it. */
export function PackageCard({ offer, isPopular, hasFeatures, onChoose }: Properties) {
  const nameId = useId()
  return (
    <li
      className={isPopular ? `${styles.card} ${styles.popular}` : styles.card}
      data-hue="vitamins"
      aria-labelledby={nameId}
    >
      <div className={styles.head}>
        <h3 id={nameId} className={styles.name}>
          {offer.name}
        </h3>
        {(isPopular || offer.discountLabel !== null) && (
          <div className={styles.badges}>
            {isPopular && (
              <Badge hue="vitamins" icon={StarIcon}>
                {messages.popular}
              </Badge>
            )}
            {offer.discountLabel !== null && <Badge hue="success">{offer.discountLabel}</Badge>}
          </div>
        )}
      </div>
      <StatNumber size="small" value={priceInWords(offer)}>
        {intervalInWords(offer.interval)}
      </StatNumber>
      <Button
        variant={isPopular ? 'primary' : 'secondary'}
        aria-label={messages.chooseOne(offer.name)}
        onClick={onChoose}
      >
        {messages.choose}
      </Button>
      {hasFeatures && (
        <div className={styles.features}>
          <FeatureList label={messages.includesOf(offer.name)} features={offer.features} icon={CheckIcon} />
        </div>
      )}
    </li>
  )
}
