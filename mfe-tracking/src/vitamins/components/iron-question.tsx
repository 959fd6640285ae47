import { useFold } from '@gb/device'
import { Button, FoldCard, HelpIcon, InfoMark, Stack, Text } from '@gb/ui'
import { useVitaminWords } from '../words'
import type { Iron } from '../api/use-iron'
import { useChecked } from '../../shared/use-days'

const CHOICES = ['higher', 'low_risk', 'not_sure'] as const

/** Asks once about periods and risk, so that the right amount of iron is one tap away. Nobody has to answer. */
export function IronQuestion({ iron }: { iron: Iron }) {
  return iron.isAsked ? <Question {...iron} /> : null
}

function Question({ isReopened, isSaving, give }: Iron) {
  const messages = useVitaminWords()
  const checked = useChecked()
  const words = messages.iron
  const [isOpen, setOpen] = useFold('iron-question')
  const card = (
    <FoldCard
      title={words.title}
      detail={words.once}
      icon={HelpIcon}
      hue="vitamins"
      isOpen={isOpen || isReopened}
      onToggle={setOpen}
    >
      <Text>
        {words.question}{' '}
        <InfoMark label={words.info} source={messages.hintsSource} reviewed={checked}>
          {words.infoText}
        </InfoMark>
      </Text>
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
    </FoldCard>
  )
  return isReopened ? <div ref={lead}>{card}</div> : card
}

/** Whoever asked for it under Iron goes on here, by eye and by key. */
const lead = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' })
  element?.querySelector('summary')?.focus({ preventScroll: true })
}
