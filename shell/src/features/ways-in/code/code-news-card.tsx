import { Banner, Button, HeartIcon, Stack } from '@gb/ui'
import { useStartup } from '../../../host/startup-state'
import { inOwnWords } from '../../../shared/speech/said'
import { ShownCode } from './components/shown-code'
import { useMessages } from '@gb/entries'
import { codeCatalog } from './messages/generated/code'

/** Welcomes a person to Home with a code they have not seen before, until they say that they have it. */
export function CodeNewsCard() {
  const messages = useMessages(codeCatalog)

  const { session, shownCode: code, codeNews: news, showCode } = useStartup()
  if (session === null || code === null || news === null) return null
  return (
    <Banner tone="success" icon={HeartIcon} title={messages.news[news].title}>
      <Stack gap={2}>
        <p>{messages.news[news].text}</p>
        <ShownCode code={code} />
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => showCode({ userId: session.user_id, code })}
          >
            {messages.news.done}
          </Button>
        </div>
      </Stack>
    </Banner>
  )
}

/** The same, in the person's own language. */
export const newsInOwnLanguage = () => inOwnWords(CodeNewsCard, [codeCatalog])
