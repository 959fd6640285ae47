import { CheckIcon, Loading, Skeleton, Stack, Text } from '@gb/ui'
import { usePackages } from '../../shared/api/packages.query'
import { FeatureList } from '../../shared/feature-list'
import { Guarantee } from '../../shared/guarantee'
import { messages as shared } from '../../shared/messages'
import { sharedFeatures } from '../../shared/package'
import { PackagesFault } from '../../shared/packages-fault'
import { messages } from '../messages'
import { PackageCard } from './package-card'
import styles from './package-card.module.css'

/** The card at this index is marked. Source: product 2, Modals. */
const POPULAR_INDEX = 1

/** The packages to choose from, and everything to know before. */
export function Offers({ onChoose }: { onChoose: (packageId: string) => void }) {
  const packages = usePackages()
  if (packages.data === undefined)
    return packages.isError ? <PackagesFault read={packages} /> : <OffersSkeleton />
  const features = sharedFeatures(packages.data)
  return (
    <>
      <ul className={styles.cards} aria-label={messages.packages}>
        {packages.data.map((offer, index) => (
          <PackageCard
            key={offer.id}
            offer={offer}
            isPopular={index === POPULAR_INDEX}
            hasFeatures={features === null}
            onChoose={() => onChoose(offer.id)}
          />
        ))}
      </ul>
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
        {messages.terms}
      </Text>
    </>
  )
}

const OffersSkeleton = () => (
  <Loading label={shared.loading}>
    <div className={styles.cards}>
      <Skeleton height={132} shape="block" />
      <Skeleton height={132} shape="block" />
      <Skeleton height={132} shape="block" />
    </div>
  </Loading>
)
