import { instantInWords } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost, type SlotProps } from '@gb/mfe-contract'
import { inOwnWords } from '@gb/own-words'
import { Banner, Modal } from '@gb/ui'
import { usePremiumStatus } from '../shared/api/premium-status.query'
import { useSubscription } from '../shared/api/subscription.query'
import { keepPlace } from '../shared/before-payment'
import { billingCatalogs } from '../shared/speech/billing-speech'
import { AlreadyPremium } from './components/already-premium'
import { CheckoutFailure } from './components/checkout-failure'
import { Offers } from './components/offers'
import { StartingButtons } from './components/starting'
import { upgradeCatalog } from './messages/generated/upgrade'
import { useCheckout } from './api/use-checkout'
import { usePromo } from './api/use-promo'
import { useShownAgain } from './model/use-shown-again'

type Properties = SlotProps['overlay.upgrade'] & {
  /** Goes to the payment page; a test looks instead. */
  leave?: (url: string) => void
}

/** The packages; choosing one closes them and goes on to the payment page. */
export function UpgradeWindow({ reason, onClose, leave = leavePage }: Properties) {
  const messages = useMessages(upgradeCatalog)
  const language = useLanguageHere()
  const { session } = useHost()
  const status = usePremiumStatus(session.userId)
  const checkout = useCheckout(leave)
  const promo = usePromo()
  useShownAgain(onClose)
  const isStarting = checkout.step !== 'choosing'
  const hasPremium = status.data?.isActive ?? session.isPremium
  const owned = useSubscription(hasPremium ? session.userId : null)
  // Whoever could not pay a renewal still has premium, and may pay anew before it ends.
  const overdue = hasPremium && owned.data?.state === 'renewal_failed' ? owned.data : null
  const isPremium = hasPremium && overdue === null
  return (
    // One window for all steps: closing it goes back in the history, and that would stop the way to the payment page.
    <Modal
      open
      onClose={isStarting ? checkout.cancel : onClose}
      closeButton={!isStarting}
      size={isStarting || isPremium ? 'small' : 'large'}
      title={isStarting ? messages.opening : messages.title}
      description={isStarting ? messages.openingText : isPremium ? undefined : messages.description}
      footer={isStarting && <StartingButtons onCancel={checkout.cancel} />}
    >
      {!isStarting && isPremium && <AlreadyPremium onClose={onClose} />}
      {!isStarting && !isPremium && (
        <>
          {reason.kind === 'scan-limit' && (
            <Banner
              tone="warning"
              // The server says it in English.
              title={language === 'en' ? reason.message : messages.limit({ limit: reason.totalLimit })}
            >
              {messages.scans({ used: `${reason.scansUsed}`, limit: `${reason.totalLimit}` })}
            </Banner>
          )}
          {overdue !== null && (
            <Banner tone="warning" title={messages.overdue}>
              {messages.overdueText({ day: instantInWords(overdue.premiumUntil, 'longDay', { language }) })}
            </Banner>
          )}
          {checkout.failure !== null && <CheckoutFailure sentence={checkout.failure} onClose={onClose} />}
          <Offers
            promo={promo}
            onChoose={(packageId, promoCode) => void checkout.choose(packageId, promoCode)}
          />
        </>
      )}
    </Modal>
  )
}

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(UpgradeWindow, [upgradeCatalog, ...billingCatalogs])

const leavePage = (url: string) => {
  keepPlace()
  globalThis.location.assign(url)
}
