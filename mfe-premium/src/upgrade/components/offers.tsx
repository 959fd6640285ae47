import { useMessages } from '@gb/entries'
import { CheckIcon, Loading, Skeleton, Stack, Text } from '@gb/ui'
import { usePackages } from '../../shared/api/packages.query'
import { FeatureList } from '../../shared/feature-list'
import { Guarantee } from '../../shared/guarantee'
import { packagesCatalog } from '../../shared/messages/generated/packages'
import { sharedFeatures } from '../../shared/package'
import { PackagesFault } from '../../shared/packages-fault'
import { upgradeCatalog } from '../messages/generated/upgrade'
import type { messages as english } from '../messages/generated/upgrade.en'
import { type AppliedPromo, promoFor, type PromoState } from '../api/use-promo'
import { PackageCard } from './package-card'
import styles from './package-card.module.css'
import { PromoField } from './promo-field'

/** The card at this index is marked. Source: product-rules 2, Modals. */
const POPULAR_INDEX = 1

interface Properties {
  promo: PromoState
  /** With the code if it is good for that package. */
  onChoose: (packageId: string, promoCode: string | null) => void
}

/** The packages to choose from, and everything to know before. */
export function Offers({ promo, onChoose }: Properties) {
  const messages = useMessages(upgradeCatalog)
  const packages = usePackages()
  if (packages.data === undefined)
    return packages.isError ? <PackagesFault read={packages} /> : <OffersSkeleton />
  const features = sharedFeatures(packages.data)
  return (
    <>
      <ul className={styles.cards} aria-label={messages.packages}>
        {packages.data.map((offer, index) => {
          const counting = promoFor(promo.applied, offer.price)
          return (
            <PackageCard
              key={offer.id}
              offer={offer}
              isPopular={index === POPULAR_INDEX}
              discountPercent={counting?.percent ?? 0}
              isCodeOfNoUse={promo.applied !== null && counting === null}
              hasFeatures={features === null}
              onChoose={() => onChoose(offer.id, counting?.code ?? null)}
            />
          )
        })}
      </ul>
      <PromoField promo={promo} />
      {features !== null && features.length > 0 && (
        <Stack gap={3}>
          <Text as="h3" strong>
            {messages.includes}
          </Text>
          <FeatureList label={messages.includes} features={features} icon={CheckIcon} />
        </Stack>
      )}
      <div>
        <Guarantee />
      </div>
      <Text size="small" tone="muted">
        {termsOf(promo.applied, messages)}
      </Text>
    </>
  )
}

const termsOf = (applied: AppliedPromo | null, messages: typeof english): string => {
  if (applied === null) return messages.terms
  return applied.percent === 100 ? messages.termsFree : messages.termsDiscounted
}

const OffersSkeleton = () => (
  <Loading label={useMessages(packagesCatalog).loading}>
    <div className={styles.cards}>
      <Skeleton height={132} shape="block" />
      <Skeleton height={132} shape="block" />
      <Skeleton height={132} shape="block" />
    </div>
  </Loading>
)
