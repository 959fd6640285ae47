import { useLanguageHere, useMessages } from '@gb/entries'
import { Badge, Banner, Card, Skeleton, Text } from '@gb/ui'
import { usePackages } from '../../shared/api/packages.query'
import type { PremiumStatus } from '../../shared/api/premium-status.query'
import { useSubscription } from '../../shared/api/subscription.query'
import { ByBilling } from '../../shared/speech/by-billing'
import { premiumCatalog } from '../messages/generated/premium'
import { wordsOf, wordsOfStatus } from '../model/subscription-words'
import { SubscriptionActions } from './subscription-actions'
import styles from './subscription-card.module.css'

interface Properties {
  status: PremiumStatus
  userId: string
}

/** What the person has, until when, what it costs, and how to end it. */
export function SubscriptionCard({ status, userId }: Properties) {
  const words = useMessages(premiumCatalog).subscription
  const language = useLanguageHere()
  const packages = usePackages()
  const owned = useSubscription(userId)
  const subscription = owned.data ?? null
  const packageName = packages.data?.find(({ id }) => id === status.packageId)?.name ?? null
  const { label, day, sentence, isWarning } =
    subscription === null
      ? wordsOfStatus(status, words, language)
      : wordsOf(subscription, status, words, language)
  const unnamed = packages.isPending ? <Skeleton width={96} /> : status.packageId
  const test = subscription?.isTest === true && <Badge hue="neutral">{words.test}</Badge>
  return (
    <Card title={words.title} hue="vitamins" action={test}>
      <dl className={styles.facts}>
        {status.packageId !== null && (
          <div>
            <dt>{words.package}</dt>
            <dd>{packageName === null ? unnamed : <ByBilling text={packageName} />}</dd>
          </div>
        )}
        {day !== null && (
          <div>
            <dt>{label}</dt>
            <dd>{day}</dd>
          </div>
        )}
      </dl>
      {isWarning ? <Banner tone="warning">{sentence}</Banner> : <Text tone="muted">{sentence}</Text>}
      {!owned.isPending && <SubscriptionActions {...{ status, subscription, userId, packageName, day }} />}
    </Card>
  )
}
