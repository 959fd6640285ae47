import type { ConfirmationPurpose } from '@gb/domain'
import { Banner, Button, PasskeyIcon, Stack } from '@gb/ui'
import { passkeySentence } from '../../passkeys/model/passkey-sentence'
import { usePasskeyProof } from '../api/confirm.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { confirmationCatalog } from '../messages/generated/confirmation'

interface Properties {
  purpose: ConfirmationPurpose
  onConfirmed: () => void
}

/** The way by passkey. */
export function ByPasskey({ purpose, onConfirmed }: Properties) {
  const messages = useMessages(confirmationCatalog)
  const language = useLanguageHere()

  const proof = usePasskeyProof(purpose, onConfirmed)
  return (
    <Stack gap={3}>
      <Button
        block
        icon={PasskeyIcon}
        busy={proof.isPending}
        busyLabel={messages.passkeyBusy}
        onClick={() => proof.mutate()}
      >
        {messages.passkey}
      </Button>
      {proof.isError && (
        <Banner tone="warning" live="polite">
          {passkeySentence(proof.error, language)}
        </Banner>
      )}
    </Stack>
  )
}
