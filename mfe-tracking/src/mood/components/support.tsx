import { useMessages } from '@gb/entries'
import type { SupportLevel } from '@gb/domain'
import { TrustedCall, useConcernWords, useHelp } from '@gb/help'
import { useHost } from '@gb/mfe-contract'
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  HeartIcon,
  InfoMark,
  InstallIcon as PhoneIcon,
  MessageIcon,
  Stack,
  Text,
} from '@gb/ui'
import { useState } from 'react'
import { moodCatalog } from '../messages/generated/mood'

interface Properties {
  userId: string
  level: SupportLevel
  /** The person just answered the crisis card. */
  isSafe: boolean
}

/** What fits the last days: nothing, a supportive line, or a gentle card. Each is one tap away from gone. */
export function Support({ userId, level, isSafe }: Properties) {
  const [isHidden, setHidden] = useState(false)
  if (isHidden || level === 0) return null
  const hide = () => setHidden(true)
  return level === 1 ? <Low onHide={hide} /> : <Distress userId={userId} isSafe={isSafe} onHide={hide} />
}

function Low({ onHide }: { onHide: () => void }) {
  const messages = useMessages(moodCatalog)
  const { navigate } = useHost()
  const tips = (
    <Button size="small" variant="secondary" onClick={() => navigate('tips')}>
      {messages.tips}
    </Button>
  )
  return (
    <Banner icon={HeartIcon} title={messages.lowTitle} action={tips} onDismiss={onHide}>
      <InfoMark after={messages.lowText} {...useConcernWords().from} />
    </Banner>
  )
}

function Distress({
  userId,
  isSafe,
  onHide,
}: Pick<Properties, 'userId' | 'isSafe'> & { onHide: () => void }) {
  const messages = useMessages(moodCatalog)
  const { call, text, web } = useHelp()
  return (
    <Card title={isSafe ? messages.safeTitle : messages.distressTitle} icon={HeartIcon} hue="accent">
      <Text>
        <InfoMark after={messages.distressText} {...useConcernWords().from} />
      </Text>
      <Stack row wrap gap={2}>
        {call && (
          <ButtonLink variant="secondary" icon={PhoneIcon} href={call.href}>
            {call.label}
          </ButtonLink>
        )}
        {text && (
          <ButtonLink variant="secondary" icon={MessageIcon} href={text.href}>
            {text.label}
          </ButtonLink>
        )}
        {call === null && web && (
          <ButtonLink variant="secondary" href={web.href} target="_blank" rel="noreferrer">
            {web.label}
          </ButtonLink>
        )}
      </Stack>
      <TrustedCall userId={userId} />
      <Button size="small" variant="quiet" block onClick={onHide}>
        {messages.notNow}
      </Button>
    </Card>
  )
}
