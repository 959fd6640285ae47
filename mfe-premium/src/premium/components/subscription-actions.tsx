import { instantInWords } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useSaidBy } from '@gb/own-words'
import { Banner, Button, ButtonLink, ExternalIcon, MailIcon, Stack, Text } from '@gb/ui'
import type { PremiumStatus } from '../../shared/api/premium-status.query'
import { useSupportAddress } from '../../shared/api/support-address.query'
import { mailTo } from '../../shared/mail'
import type { Subscription } from '../../shared/api/subscription.query'
import { billingBooks } from '../../shared/speech/billing-speech'
import { premiumCatalog } from '../messages/generated/premium'
import { useSubscriptionActions } from '../api/use-subscription-actions'
import { cancelMail } from '../model/cancel-mail'

interface Properties {
  status: PremiumStatus
  /** Null for a gift, or when it could not be read: then the mail to support is the way. */
  subscription: Subscription | null
  userId: string
  packageName: string | null
  day: string | null
}

/** Everything a person can do with their subscription; nothing of it is hidden behind a mail. */
export function SubscriptionActions({ status, subscription, userId, packageName, day }: Properties) {
  const { subscription: words, mail } = useMessages(premiumCatalog)
  const language = useLanguageHere()
  const said = useSaidBy(billingBooks)
  const { display, openUpgrade } = useHost()
  const address = useSupportAddress()
  const actions = useSubscriptionActions(userId, subscription)
  const { running, failure } = actions
  const renews = subscription === null ? !status.endsThen : isCancelable(subscription)
  return (
    <Stack gap={3} align="stretch">
      {failure !== null && (
        <Banner tone="danger" live="assertive">
          {failure}
        </Banner>
      )}
      {subscription?.state === 'renewal_failed' && (
        <Button onClick={() => openUpgrade({ kind: 'premium-tab' })}>{words.payAnew}</Button>
      )}
      {subscription?.canResume === true && (
        <Button onClick={actions.resume} busy={running === 'resume'} busyLabel={words.working}>
          {words.resume}
        </Button>
      )}
      {subscription !== null && renews && (
        <Button
          variant="secondary"
          onClick={actions.cancel}
          busy={running === 'cancel'}
          busyLabel={words.working}
        >
          {words.cancel}
        </Button>
      )}
      {subscription?.hasPortal === true && (
        <Button
          variant="secondary"
          icon={ExternalIcon}
          onClick={actions.openInvoices}
          busy={running === 'invoices'}
          busyLabel={words.working}
        >
          {words.invoices}
        </Button>
      )}
      {subscription !== null && subscription.refundUntil !== null && (
        <Stack gap={2} align="stretch">
          <Text size="small" tone="muted">
            {words.guarantee({ day: instantInWords(subscription.refundUntil, 'longDay', { language }) })}
          </Text>
          <Button
            variant="quiet"
            onClick={actions.refund}
            busy={running === 'refund'}
            busyLabel={words.working}
          >
            {words.refund}
          </Button>
        </Stack>
      )}
      {renews && address !== null && (
        <ButtonLink
          variant="quiet"
          icon={MailIcon}
          target={display.installed ? '_blank' : undefined}
          href={mailTo(address, cancelMail(mail, packageName && said(packageName).text, day))}
        >
          {words.byMail}
        </ButtonLink>
      )}
    </Stack>
  )
}

const isCancelable = ({ state }: Subscription): boolean => state === 'renewing' || state === 'renewal_failed'
