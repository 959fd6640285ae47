import { CONSENT_ITEMS, type ConsentPurpose } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { Banner, CheckboxField } from '@gb/ui'
import type { PolicyKind } from '../../../shared/policy/policy'
import { consentCatalog } from '../messages/generated/consent'
import type { ConsentAnswers } from '../model/consent-answers'
import styles from './consent-list.module.css'

interface Properties {
  answers: ConsentAnswers
  onAnswer: (purpose: ConsentPurpose, given: boolean) => void
  onRead: (kind: PolicyKind) => void
}

const TEXT_OF: Partial<Record<ConsentPurpose, PolicyKind>> = {
  privacy_policy_accepted: 'privacy',
  terms_accepted: 'terms',
}

/**
 * The four checkboxes. A text is opened by a button of its own, since the whole row of a box ticks it. What is accepted is the
 * English sentence; in another language it stands below its translation. Source: decision 162.
 */
export function ConsentList({ answers, onAnswer, onRead }: Properties) {
  const messages = useMessages(consentCatalog)
  const isEnglish = useLanguageHere() === 'en'
  const reads: Readonly<Record<PolicyKind, string>> = {
    privacy: messages.readPrivacy,
    terms: messages.readTerms,
  }
  return (
    <>
      {!isEnglish && <Banner>{messages.accepted}</Banner>}
      <ul className={styles.list}>
        {CONSENT_ITEMS.map(({ purpose, label }) => {
          const kind = TEXT_OF[purpose]
          return (
            <li key={purpose} className={styles.item}>
              <CheckboxField
                id={consentBoxId(purpose)}
                label={isEnglish ? label : <Translated label={label} said={messages.labels[purpose]} />}
                hint={messages.details[purpose]}
                checked={answers[purpose]}
                onCheckedChange={(checked) => onAnswer(purpose, checked)}
              />
              {kind !== undefined && (
                <button type="button" className={styles.read} onClick={() => onRead(kind)}>
                  {reads[kind]}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

const Translated = ({ label, said }: { label: string; said: string }) => (
  <>
    {said}
    <span className={styles.accepted} lang="en">
      {label}
    </span>
  </>
)

/** Id of the checkbox of a purpose, to put the focus on it. */
export const consentBoxId = (purpose: ConsentPurpose) => `consent-${purpose}`
