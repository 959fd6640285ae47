import { CONSENT_PURPOSES, isEveryConsentGiven } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Banner, Button, Modal, Text } from '@gb/ui'
import { useState } from 'react'
import { policyCatalog } from '../../shared/policy/messages/generated/policy'
import type { PolicyKind } from '../../shared/policy/policy'
import { inOwnWords } from '../../shared/speech/said'
import { useRecordConsent } from './api/record-consent.mutation'
import { ConsentList, consentBoxId } from './components/consent-list'
import { PolicyWindow } from './components/policy-window'
import styles from './consent-modal.module.css'
import { consentCatalog } from './messages/generated/consent'
import { NOTHING_TICKED } from './model/consent-answers'

/** Asks for the four consents. It stays until all are given and recorded; then it calls `onAccepted`. */
export function ConsentModal({ onAccepted }: { onAccepted: () => void }) {
  const messages = useMessages(consentCatalog)
  const [answers, setAnswers] = useState(NOTHING_TICKED)
  const [presses, setPresses] = useState(0)
  const [reading, setReading] = useState<PolicyKind | null>(null)
  const record = useRecordConsent(onAccepted)
  const complete = isEveryConsentGiven(answers)

  const accept = () => {
    setPresses(presses + 1)
    if (complete) return record.mutate()
    const missing = CONSENT_PURPOSES.find((purpose) => !answers[purpose])
    if (missing !== undefined) document.getElementById(consentBoxId(missing))?.focus()
  }

  const problem = presses > 0 && !complete ? messages.refusal : record.isError ? messages.notRecorded : null
  return (
    <>
      <Modal
        open
        dismissible={false}
        onClose={() => undefined}
        title={messages.title}
        description={messages.intro}
        footer={
          <div className={styles.footer}>
            <div role="alert">
              {/* The key makes a second press say it again. */}
              {problem !== null && (
                <Banner key={presses} tone="warning">
                  {problem}
                </Banner>
              )}
            </div>
            <Button block size="large" busy={record.isPending} busyLabel={messages.saving} onClick={accept}>
              {messages.accept}
            </Button>
            <Text size="small" tone="muted" align="center">
              {messages.leave}
            </Text>
          </div>
        }
      >
        <ConsentList
          answers={answers}
          onAnswer={(purpose, given) => setAnswers({ ...answers, [purpose]: given })}
          onRead={setReading}
        />
      </Modal>
      <PolicyWindow kind={reading} onClose={() => setReading(null)} />
    </>
  )
}

export const inOwnLanguage = () => inOwnWords(ConsentModal, [consentCatalog, policyCatalog])
