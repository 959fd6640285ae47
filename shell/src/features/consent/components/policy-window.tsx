import { Button, Modal } from '@gb/ui'
import { LegalText } from '../../../shared/policy/legal-text'
import { messages as legal } from '../../../shared/policy/messages'
import type { PolicyKind } from '../../../shared/policy/policy'
import { messages } from '../messages'

interface Properties {
  /** Which text is open; null for none. */
  kind: PolicyKind | null
  onClose: () => void
}

/** A policy over the consent window, which stays as it is below. */
export function PolicyWindow({ kind, onClose }: Properties) {
  if (kind === null) return null
  return (
    <Modal
      open
      onClose={onClose}
      title={legal.titles[kind]}
      size="large"
      closeLabel={messages.backToConsent}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {messages.backToConsent}
        </Button>
      }
    >
      <LegalText kind={kind} headingLevel={3} />
    </Modal>
  )
}
