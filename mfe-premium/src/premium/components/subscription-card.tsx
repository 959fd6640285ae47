import { ButtonLink, Card, MailIcon, Skeleton, Text } from '@gb/ui'
import { usePackages } from '../../shared/api/packages.query'
import type { PremiumStatus } from '../../shared/api/premium-status.query'
import { useSupportAddress } from '../../shared/api/support-address.query'
import { mailTo } from '../../shared/mail'
import { messages } from '../messages'
import { dayOf } from '../model/day-of'
import styles from './subscription-card.module.css'

const words = messages.active

/** What the person has, until when, and how to end it. */
export function SubscriptionCard({ status }: { status: PremiumStatus }) {
  const packages = usePackages()
  const address = useSupportAddress()
  const packageName = packages.data?.find(({ id }) => id === status.packageId)?.name ?? null
  const until = status.renewsAt === null ? null : dayOf(status.renewsAt)
  return (
    <Card title={words.manage} hue="vitamins">
      <dl className={styles.facts}>
        {status.packageId !== null && (
          <div>
            <dt>{words.package}</dt>
            <dd>{packageName ?? (packages.isPending ? <Skeleton width={96} /> : status.packageId)}</dd>
          </div>
        )}
        {until !== null && (
          <div>
            <dt>{status.endsThen ? words.ends : words.renews}</dt>
            <dd>{until}</dd>
          </div>
        )}
      </dl>
      <Text tone="muted">
        {status.endsThen ? words.ending : words.cancelText} {until !== null && words.stays(until)}
      </Text>
      {!status.endsThen && address !== null && (
        <ButtonLink
          variant="secondary"
          icon={MailIcon}
          href={mailTo(address, {
            subject: messages.mail.subject,
            lines: messages.mail.lines(packageName, until),
          })}
        >
          {words.cancel}
        </ButtonLink>
      )}
    </Card>
  )
}
