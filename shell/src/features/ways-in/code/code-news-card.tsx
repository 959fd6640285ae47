import { Banner, Button, HeartIcon, Stack } from '@gb/ui'
import { useStartup } from '../../../host/startup-state'
import { ShownCode } from './components/shown-code'
import { messages } from './messages'

/** Welcomes a person to Home with a code they have not seen before, until they say that they have it. */
export function CodeNewsCard() {
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
