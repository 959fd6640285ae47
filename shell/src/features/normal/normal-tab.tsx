import { deviceTimeZone } from '@gb/api-client'
import { type BodyTopic, BODY_TOPICS, type Language, localDay } from '@gb/domain'
import { loadOwnLanguage, OtherLanguage, Speaking, useMessages, useOwnLanguage, useSpoken } from '@gb/entries'
import { Button, InfoMark, Page } from '@gb/ui'
import { useState, useSyncExternalStore } from 'react'
import { useStartup } from '../../host/startup-state'
import { AnswerCard } from './components/answer-card'
import { AnswerStrip } from './components/answer-strip'
import { MeasuredCard } from './components/measured-card'
import { ReadOutCard } from './components/read-out-card'
import { TopicCard } from './components/topic-card'
import { cardCatalog } from './messages/generated/card'
import { normalCatalog } from './messages/generated/normal'
import { adviceOf, type BodyForm, EMPTY_FORM, withClear, withSign } from './model/body-form'
import { createOwnCard } from './model/own-card'
import styles from './normal.module.css'

const REVIEWED = '2026-11-22'
const CATALOGS = [normalCatalog, cardCatalog] as const
const here = () => localDay(new Date(), deviceTimeZone())

/**
 * Whom to call for what is felt: free, without a profile, without a connection. The answer comes from the table of the
 * app alone, and nothing that is tapped leaves this screen.
 */
export function NormalTab() {
  const own = useOwnLanguage()
  const [chosen, choose] = useState<Language | null>(null)
  const spoken = useSpoken(chosen ?? own, CATALOGS)
  return (
    <div className={styles.spoken} lang={spoken}>
      <Speaking language={spoken}>
        <NormalPage onLanguage={choose} />
      </Speaking>
    </div>
  )
}

/** The screen, when what it says is there in the person's language, or will not come. */
export const inOwnLanguage = () => loadOwnLanguage(CATALOGS).then(() => NormalTab)

function NormalPage({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const messages = useMessages(normalCatalog)
  const { profile } = useStartup()
  // Read anew by each visit: a sign-out in between has forgotten it.
  const [ownCard] = useState(createOwnCard)
  const kept = useSyncExternalStore(ownCard.subscribe, ownCard.get)
  const [form, setForm] = useState<BodyForm>(EMPTY_FORM)
  const card = { ...kept, surgeryDay: kept.surgeryDay || (profile?.surgery_date ?? '') }
  const today = here()
  const advice = adviceOf(form, card.surgeryDay, today)
  const change = (changes: Partial<BodyForm>) => setForm((before) => ({ ...before, ...changes }))
  const topic = (name: BodyTopic) => (
    <TopicCard
      key={name}
      topic={name}
      form={form}
      onSign={(sign, isThere) => setForm((before) => withSign(before, sign, isThere))}
      onClear={(isClear) => setForm((before) => withClear(before, name, isClear))}
    />
  )
  return (
    <Page
      title={messages.title}
      intro={
        <>
          {messages.intro}
          <div className={styles.beside}>
            <OtherLanguage onChoose={onLanguage} />
            <InfoMark
              label={messages.source}
              source={messages.sourceName}
              reviewed={messages.reviewed({ day: REVIEWED })}
            />
          </div>
        </>
      }
      aside={
        <>
          <AnswerCard advice={advice} card={card} today={today} />
          <ReadOutCard
            card={card}
            said={{ form, advice, today }}
            onChange={ownCard.keep}
            onClear={ownCard.clear}
          />
        </>
      }
    >
      <AnswerStrip advice={advice} />
      <div className={styles.ask}>
        {BODY_TOPICS.filter((name) => name !== 'other').map(topic)}
        <MeasuredCard form={form} onChange={change} />
        {topic('other')}
        <Button variant="quiet" onClick={() => setForm(EMPTY_FORM)}>
          {messages.again}
        </Button>
      </div>
    </Page>
  )
}
