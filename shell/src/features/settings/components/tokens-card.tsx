import { PERSONAL_TOKENS_MAX } from '@gb/domain'
import { Button, CodeIcon, ErrorState, Loading, SkeletonText, Text } from '@gb/ui'
import { useState } from 'react'
import { FoldedSection } from '../../../shared/folded-section/folded-section'
import { useTokens } from '../api/tokens.query'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'
import { NewToken } from './new-token'
import { TokenList } from './token-list'

/** Tokens for apps and scripts: what they are for, which there are, and one more. */
export function TokensCard({ userId }: { userId: string }) {
  const words = useMessages(settingsCatalog).tokens

  const { data, isError, isFetching, refetch } = useTokens(userId)
  const [isMaking, setMaking] = useState(false)
  return (
    <FoldedSection look="row" title={words.title} icon={CodeIcon}>
      <Text tone="muted">{words.text}</Text>
      {data !== undefined && data.tokens.length > 0 && <TokenList userId={userId} tokens={data.tokens} />}
      {data !== undefined && isMaking && <NewToken userId={userId} onDone={() => setMaking(false)} />}
      {data !== undefined &&
        !isMaking &&
        (data.tokens.length < PERSONAL_TOKENS_MAX ? (
          <Button variant="secondary" icon={CodeIcon} onClick={() => setMaking(true)}>
            {words.make}
          </Button>
        ) : (
          <Text tone="muted">{words.full}</Text>
        ))}
      {data === undefined && !isError && (
        <Loading label={words.loading}>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {data === undefined && isError && (
        <ErrorState title={words.failedTitle} onRetry={() => void refetch()} retrying={isFetching}>
          {words.failedText}
        </ErrorState>
      )}
    </FoldedSection>
  )
}
