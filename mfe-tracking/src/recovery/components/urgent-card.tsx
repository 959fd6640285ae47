import { callsCatalog } from '@gb/help'
import { callHref, type CareAdvice, type CareReason, HELP_ELSEWHERE, helpOf } from '@gb/domain'
import { useHelpCountry } from '@gb/device'
import { useCareCalls, useMessages } from '@gb/entries'
import {
  Banner,
  Button,
  ButtonLink,
  DangerIcon,
  InfoMark,
  InstallIcon as PhoneIcon,
  Stack,
  Text,
} from '@gb/ui'
import { recoveryCatalog } from '../messages/generated/recovery'
import { isUrgent } from '../model/is-urgent'
import { useChecked } from '../../shared/use-days'
import { useUrgentInWords } from '../urgent-words'

interface Properties {
  advice: CareAdvice | null
  /** What it answers: with each further answer it comes into view again. */
  after: number
  /** Leads to the card with the number of the surgeon. */
  onCard: () => void
}

// Not its answer: in new browsers that is a promise, which React takes for something to clean up with.
const toTop = (card: HTMLElement | null): void => {
  card?.scrollIntoView({ block: 'start' })
}

/** What cannot wait, why, and whom to call, each number one press; nothing where no answer asks for a call. */
export function UrgentCard({ advice, after, onCard }: Properties) {
  const messages = useMessages(recoveryCatalog)
  const { care } = useMessages(callsCatalog)
  const urgentInWords = useUrgentInWords()
  const checked = useChecked()
  const help = helpOf(useHelpCountry()[0])
  const calls = useCareCalls()
  if (!isUrgent(advice)) return null
  const { level, reasons } = advice
  const isEmergency = level === 'emergency'
  const known: Readonly<Partial<Record<CareReason, string>>> = messages.reasons
  const why = reasons.flatMap((reason) => known[reason] ?? [])
  return (
    // Each answer draws it anew: a question below it has the eyes of whoever answers.
    <div key={[level, ...reasons, after].join(' ')} ref={toTop}>
      <Banner tone="danger" icon={DangerIcon} live="assertive" title={urgentInWords(level, help?.emergency)}>
        <Stack gap={3}>
          <span>
            <InfoMark after={messages.urgentTexts[level]} {...messages.from} reviewed={checked} />
          </span>
          {why.length > 0 && (
            <Text strong>
              {messages.because}: {why.join(' · ')}
            </Text>
          )}
          {advice.thiamin && <Text strong>{messages.thiamin}</Text>}
          {isEmergency && help !== null && (
            <ButtonLink variant="danger" size="large" block icon={PhoneIcon} href={callHref(help.emergency)}>
              {messages.call({ number: help.emergency })}
            </ButtonLink>
          )}
          {calls.map(({ who, href }, index) => (
            <ButtonLink
              key={href}
              variant={isEmergency || index > 0 ? 'secondary' : 'danger'}
              size="large"
              block
              icon={PhoneIcon}
              href={href}
            >
              {care[who]}
            </ButtonLink>
          ))}
          {!isEmergency && help !== null && (
            <ButtonLink
              variant="secondary"
              size="large"
              block
              icon={PhoneIcon}
              href={callHref(help.emergency)}
            >
              {messages.call({ number: help.emergency })}
            </ButtonLink>
          )}
          {help === null && (
            <ButtonLink variant="secondary" block href={HELP_ELSEWHERE.web} target="_blank" rel="noreferrer">
              {messages.find}
            </ButtonLink>
          )}
          {calls.length === 0 && !isEmergency && (
            <>
              <Text size="small">{messages.noSurgeon}</Text>
              <Button variant="secondary" block onClick={onCard}>
                {messages.toCard}
              </Button>
            </>
          )}
        </Stack>
      </Banner>
    </div>
  )
}
