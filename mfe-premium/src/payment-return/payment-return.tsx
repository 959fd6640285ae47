import { useHost, type SlotProps } from '@gb/mfe-contract'
import { Button, ButtonLink, MailIcon, Modal } from '@gb/ui'
import { useEffect, useRef, useState } from 'react'
import { useSupportAddress } from '../shared/api/support-address.query'
import { returnTo, takePlace } from '../shared/before-payment'
import { mailTo } from '../shared/mail'
import { useFinishPayment, type PaymentOutcome } from './api/finish-payment.mutation'
import { messages } from './messages'

type Trouble = Exclude<PaymentOutcome, 'paid'>

const SENTENCES: Record<Trouble, string> = {
  'activation-failed': messages.activationFailed,
  unconfirmed: messages.unconfirmed,
  other: messages.other,
}

/**
 * After the payment page: activates, tells the person and goes home, with one tap back to where they were; or says what is
 * missing.
 */
export function PaymentReturn({ sessionId, onDone }: SlotProps['startup.payment-return']) {
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

const Working = () => (
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

interface TroubleProperties {
  trouble: Trouble
  sessionId: string
  onAgain: () => void
  onClose: () => void
}

function TroubleWindow({ trouble, sessionId, onAgain, onClose }: TroubleProperties) {
  const address = useSupportAddress()
  const { subject, lines } = messages.mail
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {messages.close}
      </Button>
      {address !== null && (
        <ButtonLink
          variant="secondary"
          icon={MailIcon}
          href={mailTo(address, { subject, lines: lines(sessionId) })}
        >
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
      description={SENTENCES[trouble]}
      footer={footer}
    />
  )
}
