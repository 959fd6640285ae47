import type { SlotProps } from '@gb/mfe-contract'
import { ConfirmDialog, Loading, Modal, SkeletonText, Text, Toaster, type Toast } from '@gb/ui'
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { confirmationWindow } from '../features/ways-in/confirmation'
import { consentModal, type ConsentRefusal } from '../features/consent'
import { invitationWindow } from '../features/at-side'
import { takeBackWindow } from '../features/take-back'
import { useShell } from '../host/shell-context'
import { useStartup } from '../host/startup-state'
import { RemoteSlot } from '../remotes/parts/remote-slot'
import { Brought, useMessages } from '@gb/entries'
import type { Startup } from '../startup/machine'
import { inOwnWords } from '../shared/speech/said'
import { overlaysCatalog } from './messages/generated/overlays'

/** Everything that lies over the screen: consent, the upgrade window, the logging sheet, a payment's return, confirmations, questions, messages. */
export function Overlays({ startup, refusal }: { startup: Startup; refusal: ConsentRefusal }) {
  return (
    <>
      <Consent {...refusal} />
      <Upgrade />
      <LogSheet />
      <PaymentReturn startup={startup} />
      <TakeBack startup={startup} />
      <Invitation startup={startup} />
      <Confirmation />
      <Question />
      <Messages />
    </>
  )
}

function Consent({ refused, answered }: ConsentRefusal) {
  const { needsConsent: isFirstVisit, acceptConsent } = useStartup()
  const needsConsent = isFirstVisit || refused
  const accept = () => {
    acceptConsent()
    answered()
  }
  return needsConsent ? <Brought part={consentModal} partProps={{ onAccepted: accept }} /> : null
}

function Upgrade() {
  const messages = useMessages(overlaysCatalog)

  const { upgrades } = useShell()
  const reason = useSyncExternalStore(upgrades.subscribe, upgrades.get)
  const slotProps = useMemo<SlotProps['overlay.upgrade'] | null>(
    () => (reason === null ? null : { reason, onClose: upgrades.close }),
    [reason, upgrades],
  )
  if (slotProps === null) return null
  const inWindow = (content: ReactNode) => (
    <Modal open onClose={upgrades.close} title={messages.upgrade}>
      {content}
    </Modal>
  )
  return (
    <RemoteSlot
      slot="overlay.upgrade"
      slotProps={slotProps}
      loading={inWindow(<Waiting />)}
      missing={inWindow(<Text>{messages.upgradeMissing}</Text>)}
      renderFault={inWindow}
    />
  )
}

function LogSheet() {
  const messages = useMessages(overlaysCatalog)

  const { logSheet } = useShell()
  const isWanted = useSyncExternalStore(logSheet.subscribe, logSheet.get)
  const slotProps = useMemo<SlotProps['overlay.log']>(() => ({ onClose: logSheet.close }), [logSheet])
  if (!isWanted) return null
  const inWindow = (content: ReactNode) => (
    <Modal open onClose={logSheet.close} title={messages.logSheet}>
      {content}
    </Modal>
  )
  return (
    <RemoteSlot
      slot="overlay.log"
      slotProps={slotProps}
      loading={inWindow(<Waiting />)}
      missing={inWindow(<Text>{messages.logSheetMissing}</Text>)}
      renderFault={inWindow}
    />
  )
}

const Waiting = () => {
  const messages = useMessages(overlaysCatalog)
  return (
    <Loading label={messages.loading}>
      <SkeletonText lines={5} />
    </Loading>
  )
}

function PaymentReturn({ startup }: { startup: Startup }) {
  const messages = useMessages(overlaysCatalog)

  const { paidSessionId } = useSyncExternalStore(startup.facts.subscribe, startup.facts.get)
  const slotProps = useMemo<SlotProps['startup.payment-return'] | null>(
    () => (paidSessionId === null ? null : { sessionId: paidSessionId, onDone: startup.finishPayment }),
    [paidSessionId, startup],
  )
  const [later, setLater] = useState(false)
  if (slotProps === null || later) return null
  // The payment is safe on the server and its return is kept: who closes the card is asked again at the next start.
  const inWindow = (card: ReactNode) => (
    <Modal open onClose={() => setLater(true)} title={messages.payment}>
      {card}
    </Modal>
  )
  return (
    <RemoteSlot slot="startup.payment-return" slotProps={slotProps} loading={null} renderFault={inWindow} />
  )
}

function TakeBack({ startup }: { startup: Startup }) {
  const { takeBack: token } = useSyncExternalStore(startup.facts.subscribe, startup.facts.get)
  if (token === null) return null
  return <Brought part={takeBackWindow} partProps={{ token, onClose: startup.closeTakeBack }} />
}

function Invitation({ startup }: { startup: Startup }) {
  const { needsConsent, status } = useStartup()
  const { atSide: token } = useSyncExternalStore(startup.facts.subscribe, startup.facts.get)
  // Who has no profile agrees first, and who has one may not be known yet.
  if (token === null || needsConsent || status === 'starting') return null
  return <Brought part={invitationWindow} partProps={{ token, onClose: startup.closeInvitation }} />
}

function Confirmation() {
  const { confirmations } = useShell()
  const asked = useSyncExternalStore(confirmations.subscribe, confirmations.get)
  return asked === null ? null : <Brought part={confirmationWindow} partProps={{ asked }} />
}

function Question() {
  const { questions } = useShell()
  const question = useSyncExternalStore(questions.subscribe, questions.get)
  if (question === null) return null
  return (
    <ConfirmDialog
      open
      title={question.title}
      text={question.text}
      confirmLabel={question.confirmLabel}
      cancelLabel={question.cancelLabel}
      tone={question.tone}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    />
  )
}

function Messages() {
  const messages = useMessages(overlaysCatalog)

  const { notices } = useShell()
  const shown = useSyncExternalStore(notices.subscribe, notices.get)
  const toasts = shown.map(({ id, tone, text, action, durationMs }): Toast => ({
    id: String(id),
    tone,
    text,
    durationMs,
    action: action && { label: action.label, onSelect: action.onAction },
  }))
  return (
    <Toaster
      toasts={toasts}
      onDismiss={(id) => notices.dismiss(Number(id))}
      label={messages.toasts}
      dismissLabel={messages.dismiss}
    />
  )
}

/** The same, in the person's own language. */
export const inOwnLanguage = () => inOwnWords(Overlays, [overlaysCatalog])
