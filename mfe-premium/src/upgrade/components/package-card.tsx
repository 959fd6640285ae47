import { discountedPrice } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useSaidBy } from '@gb/own-words'
import { Badge, Button, CheckIcon, StarIcon, StatNumber, Text } from '@gb/ui'
import { useId } from 'react'
import { FeatureList } from '../../shared/feature-list'
import { firstPeriodInWords, intervalInWords, priceInWords, type PremiumPackage } from '../../shared/package'
import { packagesCatalog } from '../../shared/messages/generated/packages'
import { billingBooks } from '../../shared/speech/billing-speech'
import { ByBilling } from '../../shared/speech/by-billing'
import { upgradeCatalog } from '../messages/generated/upgrade'
import styles from './package-card.module.css'

interface Properties {
  offer: PremiumPackage
  isPopular: boolean
  /** What a promo code takes off the first payment; 0 without one. */
  discountPercent: number
  /** Whether a promo code is applied that asks for a higher price. */
  isCodeOfNoUse: boolean
  /** False where one list below the cards says it for all. */
  hasFeatures: boolean
  onChoose: () => void
}

/** A package with its price, and the button that buys it. */
export function PackageCard({
  offer,
  isPopular,
  discountPercent,
  isCodeOfNoUse,
  hasFeatures,
  onChoose,
}: Properties) {
  const messages = useMessages(upgradeCatalog)
  const name = useSaidBy(billingBooks)(offer.name).text
  const nameId = useId()
  const isFree = discountPercent === 100
  return (
    <li
      className={[styles.card, isPopular && styles.popular, isFree && styles.free].filter(Boolean).join(' ')}
      data-hue="vitamins"
      aria-labelledby={nameId}
    >
      <div className={styles.head}>
        <h3 id={nameId} className={styles.name}>
          <ByBilling text={offer.name} />
        </h3>
        {(isPopular || offer.discountLabel !== null) && (
          <div className={styles.badges}>
            {isPopular && (
              <Badge hue="vitamins" icon={StarIcon}>
                {messages.popular}
              </Badge>
            )}
            {offer.discountLabel !== null && (
              <Badge hue="success">
                <ByBilling text={offer.discountLabel} />
              </Badge>
            )}
          </div>
        )}
      </div>
      <Price offer={offer} discountPercent={discountPercent} />
      {isCodeOfNoUse && (
        <Text size="small" tone="muted">
          {messages.promo.notForThis}
        </Text>
      )}
      <Button
        variant={isPopular ? 'primary' : 'secondary'}
        aria-label={isFree ? messages.freeTrialOf({ name }) : messages.chooseOne({ name })}
        onClick={onChoose}
      >
        {isFree ? messages.freeTrial : messages.choose}
      </Button>
      {hasFeatures && (
        <div className={styles.features}>
          <FeatureList label={messages.includesOf({ name })} features={offer.features} icon={CheckIcon} />
        </div>
      )}
    </li>
  )
}

function Price({ offer, discountPercent }: Pick<Properties, 'offer' | 'discountPercent'>) {
  const messages = useMessages(upgradeCatalog)
  const periods = useMessages(packagesCatalog)
  const language = useLanguageHere()
  const price = priceInWords(offer, language)
  const interval = intervalInWords(offer.interval, periods)
  if (discountPercent === 0)
    return (
      <StatNumber size="small" value={price}>
        {interval}
      </StatNumber>
    )
  const { currency } = offer
  const first = firstPeriodInWords(offer.interval, periods)
  const lowered = priceInWords({ price: discountedPrice(offer.price, discountPercent), currency }, language)
  return (
    <StatNumber size="small" value={lowered} unit={<s>{price}</s>}>
      {discountPercent === 100 ? messages.free({ first }) : messages.discounted({ first, price, interval })}
    </StatNumber>
  )
}
