import { useMessages } from '@gb/entries'
import { Button, Modal } from '@gb/ui'
import { LegalText } from '../../../shared/policy/legal-text'
import type { PolicyKind } from '../../../shared/policy/policy'
import { usePolicyTitle } from '../../../shared/policy/use-policy-title'
import { consentCatalog } from '../messages/generated/consent'

interface Properties {
  /** Which text is open; null for none. */
  kind: PolicyKind | null
  onClose: () => void
}

/** A policy over the consent window, which stays as it is below. */
export const PolicyWindow = ({ kind, onClose }: Properties) =>
  kind === null ? null : <Opened kind={kind} onClose={onClose} />

function Opened({ kind, onClose }: { kind: PolicyKind; onClose: () => void }) {
  const messages = useMessages(consentCatalog)
  return (
    <Modal
      open
      onClose={onClose}
      title={usePolicyTitle(kind)}
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
