import { Button, Card, HelpIcon, InfoMark, Stack, Text } from '@gb/ui'
import { IntoView } from '../../shared/into-view'
import { messages } from '../messages'
import type { Iron } from '../api/use-iron'

const words = messages.iron
const CHOICES = ['higher', 'low_risk', 'not_sure'] as const

/** Asks once about periods and risk, so that the right amount of iron is one tap away. Nobody has to answer. */
export function IronQuestion({ iron: { isAsked, isReopened, isSaving, give } }: { iron: Iron }) {
  if (!isAsked) return null
  const card = (
    <Card
      title={words.title}
      icon={HelpIcon}
      hue="vitamins"
      action={
        <InfoMark label={words.info} source={messages.hintsSource} reviewed={messages.hintsReviewed}>
          {words.infoText}
        </InfoMark>
      }
    >
      <Text>{words.question}</Text>
      <Stack gap={2}>
        {CHOICES.map((choice) => (
          <Button key={choice} variant="secondary" block busy={isSaving} onClick={() => give(choice)}>
            {words.choices[choice]}
          </Button>
        ))}
        <Button variant="quiet" block busy={isSaving} onClick={() => give('not_now')}>
          {isReopened ? words.takeBack : words.notNow}
        </Button>
      </Stack>
      <Text size="small" tone="muted">
        {words.kept}
      </Text>
    </Card>
  )
  return isReopened ? <IntoView>{card}</IntoView> : card
}
