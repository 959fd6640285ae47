import { CONSENT_ITEMS, type ConsentPurpose } from '@gb/domain'
import { CheckboxField } from '@gb/ui'
import type { PolicyKind } from '../../../shared/policy/policy'
import { messages } from '../messages'
import type { ConsentAnswers } from '../model/consent-answers'
import styles from './consent-list.module.css'

interface Properties {
  answers: ConsentAnswers
  onAnswer: (purpose: ConsentPurpose, given: boolean) => void
  onRead: (kind: PolicyKind) => void
}

const TEXT_OF: Partial<Record<ConsentPurpose, { kind: PolicyKind; label: string }>> = {
  privacy_policy_accepted: { kind: 'privacy', label: messages.readPrivacy },
  terms_accepted: { kind: 'terms', label: messages.readTerms },
}

/** The four checkboxes. A text is opened by a button of its own, since the whole row of a box ticks it. */
export function ConsentList({ answers, onAnswer, onRead }: Properties) {
  return (
    <ul className={styles.list}>
      {CONSENT_ITEMS.map(({ purpose, label }) => {
        const text = TEXT_OF[purpose]
        return (
          <li key={purpose} className={styles.item}>
            <CheckboxField
              id={consentBoxId(purpose)}
              label={label}
              hint={messages.details[purpose]}
              checked={answers[purpose]}
              onCheckedChange={(checked) => onAnswer(purpose, checked)}
            />
            {text !== undefined && (
              <button type="button" className={styles.read} onClick={() => onRead(text.kind)}>
                {text.label}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Id of the checkbox of a purpose, to put the focus on it. */
export const consentBoxId = (purpose: ConsentPurpose) => `consent-${purpose}`
