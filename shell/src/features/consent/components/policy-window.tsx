import { Button, Modal } from '@gb/ui'
import { LegalText } from '../../legal/components/legal-text'
import { messages as legal } from '../../legal/messages'
import type { PolicyKind } from '../../legal/model/policy'
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
