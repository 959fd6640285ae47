import { useLanguageHere, useMessages } from '@gb/entries'
import { InEnglish } from '@gb/own-words'
import { Banner, Button, Disclosure, ErrorState, Loading, SkeletonText, Stack, Text } from '@gb/ui'
import { type ReactNode, useId, useState } from 'react'
import { policyCatalog } from './messages/generated/policy'
import { usePolicy, useTranslatedPolicy } from './policy.query'
import type { Policy, PolicyKind } from './policy'
import { PolicySectionView } from './policy-section'
import styles from './legal-text.module.css'

interface Properties {
  kind: PolicyKind
  /** Level of the titles of its sections. */
  headingLevel: 2 | 3
}

/**
 * A policy as it is read: date, summary, contents, sections. Also drawn inside the consent window. What is accepted is the English
 * text: a translation says so, and the English one is a press away. Source: decision 162.
 */
export function LegalText({ kind, headingLevel }: Properties) {
  const words = useMessages(policyCatalog)
  const language = useLanguageHere()
  const policy = usePolicy(kind)
  const translated = useTranslatedPolicy(kind, language)
  if (policy.data === undefined && policy.isError) {
    return (
      <ErrorState
        title={words.failedTitle}
        onRetry={() => void policy.refetch()}
        retryLabel={words.retry}
        retrying={policy.isFetching}
        retryingLabel={words.retrying}
      >
        {words.failed}
      </ErrorState>
    )
  }
  if (policy.data === undefined || translated.isLoading) {
    return (
      <Loading label={words.loading}>
        <Stack gap={5}>
          <SkeletonText lines={2} />
          <SkeletonText lines={6} />
          <SkeletonText lines={6} />
        </Stack>
      </Loading>
    )
  }
  const english = <PolicyText policy={policy.data} headingLevel={headingLevel} />
  if (language === 'en') return english
  // A translation of another version would say what is not accepted.
  return translated.data?.version === policy.data.version ? (
    <ToRead english={english}>
      <PolicyText policy={translated.data} headingLevel={headingLevel} />
    </ToRead>
  ) : (
    <InEnglish>{english}</InEnglish>
  )
}

function ToRead({ english, children }: { english: ReactNode; children: ReactNode }) {
  const words = useMessages(policyCatalog).translation
  const [isEnglish, setEnglish] = useState(false)
  return (
    <Stack gap={5}>
      <Banner
        action={
          <Button size="small" variant="secondary" onClick={() => setEnglish(!isEnglish)}>
            {isEnglish ? words.back : words.english}
          </Button>
        }
      >
        {words.note}
      </Banner>
      {isEnglish ? <InEnglish>{english}</InEnglish> : children}
    </Stack>
  )
}

function PolicyText({ policy, headingLevel }: { policy: Policy; headingLevel: 2 | 3 }) {
  const words = useMessages(policyCatalog)
  const base = useId()
  const idOf = (index: number) => `${base}-${index}`
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text size="small" tone="muted">
          {words.lastUpdated({ day: policy.last_updated, version: policy.version })}
        </Text>
        <Text size="large" strong>
          {policy.summary}
        </Text>
      </Stack>
      <Disclosure summary={words.contents}>
        <Contents titles={policy.sections.map(({ title }) => title)} idOf={idOf} />
      </Disclosure>
      {policy.sections.map((section, index) => (
        <PolicySectionView
          key={section.title}
          id={idOf(index)}
          section={section}
          headingLevel={headingLevel}
        />
      ))}
    </Stack>
  )
}

/** Buttons and not links: the app has no addresses, and a hash would be a place in its history. */
function Contents({ titles, idOf }: { titles: string[]; idOf: (index: number) => string }) {
  const show = (id: string) => {
    const title = document.getElementById(id)
    title?.scrollIntoView({ block: 'start' })
    title?.focus({ preventScroll: true })
  }
  return (
    <ol className={styles.contents}>
      {titles.map((title, index) => (
        <li key={title}>
          <button type="button" className={styles.link} onClick={() => show(idOf(index))}>
            {title}
          </button>
        </li>
      ))}
    </ol>
  )
}
