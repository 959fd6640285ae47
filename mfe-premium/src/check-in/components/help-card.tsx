import { callHref, HELP_ELSEWHERE, helpOf, textHref } from '@gb/domain'
import { useHelpCountry } from '@gb/mfe-contract'
import { ButtonLink, Card, HeartIcon, Stack, Text } from '@gb/ui'
import { messages } from '../messages'
import styles from './check-in.module.css'

const words = messages.help

const take = (card: HTMLElement | null) => card?.focus()

/** Help at once, where the person is. Static words and phone links: free, also without a connection. */
export function HelpCard() {
  const [country] = useHelpCountry()
  const help = helpOf(country)
  const [line] = help?.lines ?? []
  return (
    <div ref={take} tabIndex={-1} role="alert">
      <Card title={words.title} icon={HeartIcon} hue="accent" look="tinted">
        <Stack gap={3}>
          <Text>{words.text}</Text>
          <div className={styles.help}>
            {line?.call !== undefined && (
              <ButtonLink size="large" href={callHref(line.call)}>
                {words.call(line.name, line.shown ?? line.call)}
              </ButtonLink>
            )}
            {line?.text !== undefined && (
              <ButtonLink size="large" variant="secondary" href={textHref(line.text)}>
                {words.textTo(line.text.to)}
              </ButtonLink>
            )}
            {help === null ? (
              <ButtonLink size="large" href={HELP_ELSEWHERE.web} target="_blank" rel="noreferrer">
                {words.elsewhere(HELP_ELSEWHERE.name)}
              </ButtonLink>
            ) : (
              <ButtonLink variant="danger" href={callHref(help.emergency)}>
                {words.emergency(help.emergency)}
              </ButtonLink>
            )}
          </div>
        </Stack>
      </Card>
    </div>
  )
}
