import { asksForClinic } from '@gb/domain'
import { CONCERN_TONES, ConcernAction, concernCatalogs, useConcernWords } from '@gb/help'
import { useHost } from '@gb/mfe-contract'
import { Banner, Disclosure, HeartIcon, InfoMark, Stack } from '@gb/ui'
import { useRef } from 'react'
import { AddCareNumber, CareCallLink } from '../../../shared/care-calls/care-call-link'
import { inOwnWords } from '../../../shared/speech/said'
import { type ShownConcern, useConcerns } from '../api/concerns.query'
import { ConcernAnswer, useMessages } from '@gb/entries'
import { restCatalog } from '../messages/generated/rest'
import styles from './concerns-card.module.css'
import { useHeldWhilePressing } from './use-held-while-pressing'

/** The most urgent concern in plain words with one thing to do, and the others behind one tap. Nothing without any. */
export function ConcernsCard() {
  const messages = useMessages(restCatalog)

  const own = useRef<HTMLDivElement>(null)
  const [first, ...others] = useHeldWhilePressing(useConcerns(), own)
  if (first === undefined) return null
  return (
    <div ref={own}>
      <Stack gap={2}>
        <ConcernBanner concern={first} isFirst />
        {others.length > 0 && (
          <Disclosure summary={messages.concerns.others({ count: others.length })}>
            <Stack gap={2}>
              {others.map((concern) => (
                <ConcernBanner key={concern.id} concern={concern} />
              ))}
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </div>
  )
}

/** The same, in the person's own language. */
export const inOwnLanguage = () => inOwnWords(ConcernsCard, [restCatalog, ...concernCatalogs])

/** Who is to be called now or today, and cannot, is asked for the number; a question can wait for it. */
const isToCall = ({ id, urgency }: ShownConcern): boolean =>
  asksForClinic(id) && (urgency === 'now' || urgency === 'today')

// Who answers now is called from the first one: the same number under each of the others would say no more.
function ConcernBanner({ concern, isFirst = false }: { concern: ShownConcern; isFirst?: boolean }) {
  const messages = useMessages(restCatalog)
  const userId = useHost().session.userId ?? ''
  const words = useConcernWords()
  const { title, text, isForeign } = words.said(concern)
  const answer = words.answer(concern)
  const tone = CONCERN_TONES[concern.urgency]
  return (
    <div className={concern.id === 'crisis_words' ? styles.crisis : undefined}>
      <Banner
        tone={tone}
        icon={tone === 'info' ? HeartIcon : undefined}
        title={title}
        action={
          <Stack row wrap gap={2}>
            <ConcernAction action={concern.action} />
            {answer !== null && <ConcernAnswer userId={userId} label={answer} />}
            {isFirst && asksForClinic(concern.id) && <CareCallLink words={messages.concerns.care} />}
            {isFirst && isToCall(concern) && <AddCareNumber words={messages.concerns.addClinic} />}
          </Stack>
        }
      >
        <span lang={isForeign ? 'en' : undefined}>
          <InfoMark after={text} {...words.from} />
        </span>
      </Banner>
    </div>
  )
}
