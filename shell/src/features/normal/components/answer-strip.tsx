import { type CareAdvice, callHref, helpOf } from '@gb/domain'
import { useHelpCountry } from '@gb/device'
import { Button, ButtonLink } from '@gb/ui'
import { useMessages } from '@gb/entries'
import { normalCatalog } from '../messages/generated/normal'
import { titleIn } from '../model/in-words'
import styles from '../normal.module.css'
import { ANSWER_ID } from './answer-card'

const show = () => document.getElementById(ANSWER_ID)?.scrollIntoView({ block: 'start' })

/** The answer in one line, always in view while somebody taps. */
export function AnswerStrip({ advice }: { advice: CareAdvice | null }) {
  const messages = useMessages(normalCatalog)
  const help = helpOf(useHelpCountry()[0])
  return (
    <div className={styles.strip} role="status" data-hue={advice?.level === 'watch' ? 'accent' : 'danger'}>
      {advice !== null && (
        <>
          <strong>{titleIn(messages, advice.level, help?.emergency)}</strong>
          {advice.level === 'emergency' && help ? (
            <ButtonLink variant="danger" size="small" href={callHref(help.emergency)}>
              {messages.call({ number: help.emergency })}
            </ButtonLink>
          ) : (
            <Button variant="secondary" size="small" onClick={show}>
              {messages.details}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
