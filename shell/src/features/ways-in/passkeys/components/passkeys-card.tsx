import { PASSKEYS_MAX } from '@gb/domain'
import { Banner, Button, ErrorState, Loading, PasskeyIcon, SkeletonText, Text } from '@gb/ui'
import { FoldedSection } from '../../../../shared/folded-section/folded-section'
import { useAddPasskey, usePasskeys } from '../api/passkeys.query'
import { useLanguageHere, useMessages } from '@gb/entries'
import { passkeysCatalog } from '../messages/generated/passkeys'
import { passkeySentence } from '../model/passkey-sentence'
import { knowsPasskeys } from '../model/passkey-support'
import { CodeRestore } from './code-restore'
import { PasskeyList } from './passkey-list'

/** The passkeys of the person: what they are for, which there are, and one more. */
export function PasskeysCard({ userId }: { userId: string }) {
  const messages = useMessages(passkeysCatalog)

  const { data, isError, isFetching, refetch } = usePasskeys(userId)
  return (
    <FoldedSection look="row" title={messages.title} icon={PasskeyIcon}>
      <Text tone="muted">{messages.text}</Text>
      {data !== undefined && (
        <>
          {data.passkeys.length === 0 ? (
            <Text>{messages.empty}</Text>
          ) : (
            <PasskeyList userId={userId} passkeys={data.passkeys} />
          )}
          <AddPasskey userId={userId} count={data.passkeys.length} />
          {data.passkeys.length > 0 && <CodeRestore userId={userId} isOn={data.code_restore_enabled} />}
        </>
      )}
      {data === undefined && !isError && (
        <Loading label={messages.loading}>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {data === undefined && isError && (
        <ErrorState title={messages.failedTitle} onRetry={() => void refetch()} retrying={isFetching}>
          {messages.failedText}
        </ErrorState>
      )}
    </FoldedSection>
  )
}

function AddPasskey({ userId, count }: { userId: string; count: number }) {
  const messages = useMessages(passkeysCatalog)
  const language = useLanguageHere()

  const add = useAddPasskey(userId)
  if (!knowsPasskeys()) return <Banner>{messages.unsupported}</Banner>
  if (count >= PASSKEYS_MAX) return <Text tone="muted">{messages.full}</Text>
  return (
    <>
      <Button
        variant="secondary"
        icon={PasskeyIcon}
        busy={add.isPending}
        busyLabel={messages.adding}
        onClick={() => add.mutate()}
      >
        {messages.add}
      </Button>
      {add.isError && (
        <Banner tone="warning" live="polite">
          {passkeySentence(add.error, language)}
        </Banner>
      )}
    </>
  )
}
