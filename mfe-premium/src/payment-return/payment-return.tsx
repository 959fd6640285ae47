import { useMessages } from '@gb/entries'
import { useHost, type SlotProps } from '@gb/mfe-contract'
import { inOwnWords } from '@gb/own-words'
import { Button, ButtonLink, MailIcon, Modal } from '@gb/ui'
import { useEffect, useRef, useState } from 'react'
import { useSupportAddress } from '../shared/api/support-address.query'
import { returnTo, takePlace } from '../shared/before-payment'
import { mailTo } from '../shared/mail'
import { useFinishPayment, type PaymentOutcome } from './api/finish-payment.mutation'
import { paymentReturnCatalog } from './messages/generated/payment-return'

type Trouble = Exclude<PaymentOutcome, 'paid'>

/**
 * After the payment page: activates, tells the person and goes home, with one tap back to where they were; or says what is
 * missing.
 */
export function PaymentReturn({ sessionId, onDone }: SlotProps['startup.payment-return']) {
  const messages = useMessages(paymentReturnCatalog)
  const { session, notify, navigate } = useHost()
  const { mutateAsync } = useFinishPayment()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isHidden, setHidden] = useState(false)
  const begun = useRef<string | null>(null)
  const { userId } = session

  const finish = async () => {
    if (userId === null) return
    setTrouble(null)
    const outcome = await mutateAsync({ userId, sessionId })
    if (outcome !== 'paid') {
      setTrouble(outcome)
      return
    }
    const place = takePlace()
    const action = place && { label: messages.goOn, onAction: () => returnTo(place, navigate) }
    notify({ tone: 'success', text: messages.paid, ...(action && { action }) })
    onDone()
    navigate('home')
  }
  const begin = useRef(finish)
  useEffect(() => {
    begin.current = finish
  })
  useEffect(() => {
    if (userId === null || begun.current === sessionId) return
    begun.current = sessionId
    void begin.current()
  }, [userId, sessionId])

  if (isHidden || userId === null) return null
  if (trouble === null) return <Working />
  // What may still come is asked again on the next start; what is unknown there would only be asked in vain.
  const close = trouble === 'other' ? onDone : () => setHidden(true)
  return <TroubleWindow {...{ trouble, sessionId }} onAgain={() => void finish()} onClose={close} />
}

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(PaymentReturn, [paymentReturnCatalog])

function Working() {
  const messages = useMessages(paymentReturnCatalog)
  return (
    <Modal
      open
      size="small"
      dismissible={false}
      onClose={() => undefined}
      title={messages.working}
      description={messages.workingText}
      footer={
        <Button disabled busy busyLabel={messages.processing}>
          {messages.processing}
        </Button>
      }
    />
  )
}

interface TroubleProperties {
  trouble: Trouble
  sessionId: string
  onAgain: () => void
  onClose: () => void
}

function TroubleWindow({ trouble, sessionId, onAgain, onClose }: TroubleProperties) {
  const messages = useMessages(paymentReturnCatalog)
  const address = useSupportAddress()
  const { subject, hello, notActive, payment, thanks } = messages.mail
  const lines = [hello, '', notActive, payment({ id: sessionId }), '', thanks]
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {messages.close}
      </Button>
      {address !== null && (
        <ButtonLink variant="secondary" icon={MailIcon} href={mailTo(address, { subject, lines })}>
          {messages.support}
        </ButtonLink>
      )}
      <Button onClick={onAgain}>{messages.again}</Button>
    </>
  )
  return (
    <Modal
      open
      size="small"
      role="alertdialog"
      closeButton={false}
      onClose={onClose}
      title={messages.title}
      description={messages.trouble[trouble]}
      footer={footer}
    />
  )
}
