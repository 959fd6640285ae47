import type { ApiData } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, PasskeyIcon, Stack } from '@gb/ui'
import { useMutation } from '@tanstack/react-query'
import { signInWithPasskey } from '../api/ceremonies'
import { useLanguageHere, useMessages } from '@gb/entries'
import { passkeysCatalog } from '../messages/generated/passkeys'
import { passkeySentence } from '../model/passkey-sentence'
import { knowsPasskeys } from '../model/passkey-support'

interface Properties {
  /** Whether a profile may be opened here now; it may ask the person. */
  mayOpen: () => Promise<boolean>
  onOpened: (profile: ApiData<'/api/passkeys/sign-in', 'post'>) => Promise<void>
}

/** The way in by passkey; nothing where the browser knows none. */
export function PasskeySignIn({ mayOpen, onOpened }: Properties) {
  const messages = useMessages(passkeysCatalog)
  const language = useLanguageHere()

  const { api } = useHost()
  const signIn = useMutation({ mutationFn: () => signInWithPasskey(api), onSuccess: onOpened })
  if (!knowsPasskeys()) return null

  const start = async () => {
    if (!signIn.isPending && (await mayOpen())) signIn.mutate()
  }
  return (
    <Stack gap={3}>
      <Button
        variant="quiet"
        block
        icon={PasskeyIcon}
        busy={signIn.isPending}
        busyLabel={messages.signingIn}
        onClick={() => void start()}
      >
        {messages.signIn}
      </Button>
      {signIn.isError && (
        <Banner tone="warning" live="polite">
          {passkeySentence(signIn.error, language)}
        </Banner>
      )}
    </Stack>
  )
}
