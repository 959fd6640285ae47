import { Badge, Banner, Card, Skeleton, Text } from '@gb/ui'
import { usePackages } from '../../shared/api/packages.query'
import type { PremiumStatus } from '../../shared/api/premium-status.query'
import { useSubscription } from '../../shared/api/subscription.query'
import { messages } from '../messages'
import { wordsOf, wordsOfStatus } from '../model/subscription-words'
import { SubscriptionActions } from './subscription-actions'
import styles from './subscription-card.module.css'

const words = messages.subscription

interface Properties {
  status: PremiumStatus
  userId: string
}

/** What the person has, until when, what it costs, and how to end it. */
export function SubscriptionCard({ status, userId }: Properties) {
  const packages = usePackages()
  const owned = useSubscription(userId)
  const subscription = owned.data ?? null
  const packageName = packages.data?.find(({ id }) => id === status.packageId)?.name ?? null
  const { label, day, sentence, isWarning } =
    subscription === null ? wordsOfStatus(status) : wordsOf(subscription, status)
  const test = subscription?.isTest === true && <Badge hue="neutral">{words.test}</Badge>
  return (
    <Card title={words.title} hue="vitamins" action={test}>
      <dl className={styles.facts}>
        {status.packageId !== null && (
          <div>
            <dt>{words.package}</dt>
            <dd>{packageName ?? (packages.isPending ? <Skeleton width={96} /> : status.packageId)}</dd>
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
