import { isApiError } from '@gb/api-client'
import { Banner, BrandMark, Button, ConfirmDialog, PasskeyIcon, Text } from '@gb/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStartup } from '../../../../host/startup-state'
import { refusalCatalogs } from '../../../../shared/refusals/refusal-sentence'
import { inOwnWords } from '../../../../shared/speech/said'
import { useUnlock } from '../api/app-lock.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { passkeysCatalog } from '../messages/generated/passkeys'
import { passkeySentence } from '../model/passkey-sentence'
import styles from './lock-screen.module.css'

/** Stands in the place of the app until a passkey opens it. It knows nobody's name. */
export function LockScreen() {
  const messages = useMessages(passkeysCatalog)
  const language = useLanguageHere()
  const words = messages.lock
  const { signOut } = useStartup()
  const unlock = useUnlock()
  const leave = useMutation({ mutationFn: () => signOut('here') })
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    document.title = words.screenTitle
  }, [words])
  return (
    <main className={styles.screen}>
      <BrandMark size={72} />
      <h1 className={styles.title}>{words.screenTitle}</h1>
      <Text tone="muted" align="center">
        {words.screenText}
      </Text>
      <div className={styles.ways}>
        <Button
          block
          size="large"
          icon={PasskeyIcon}
          busy={unlock.isPending}
          busyLabel={words.unlocking}
          onClick={() => unlock.mutate()}
        >
          {words.unlock}
        </Button>
        <Button block variant="quiet" busy={leave.isPending} onClick={() => setAsks(true)}>
          {words.signOut}
        </Button>
      </div>
      {unlock.isError && !isApiError(unlock.error, 'not_found') && (
        <Banner tone="warning" live="polite">
          {passkeySentence(unlock.error, language)}
        </Banner>
      )}
      <ConfirmDialog
        open={asks}
        title={words.signOutTitle}
        text={words.signOutText}
        confirmLabel={words.signOut}
        onConfirm={() => {
          setAsks(false)
          leave.mutate()
        }}
        onCancel={() => setAsks(false)}
      />
    </main>
  )
}

/** The same, in the person's own language. */
export const inOwnLanguage = () => inOwnWords(LockScreen, [passkeysCatalog, ...refusalCatalogs])
