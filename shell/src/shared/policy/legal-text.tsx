import { longDayInWords } from '@gb/domain'
import { Disclosure, ErrorState, Loading, SkeletonText, Stack, Text } from '@gb/ui'
import { useId } from 'react'
import { usePolicy } from './policy.query'
import { messages } from './messages'
import type { Policy, PolicyKind } from './policy'
import { PolicySectionView } from './policy-section'
import styles from './legal-text.module.css'

interface Properties {
  kind: PolicyKind
  /** Level of the titles of its sections. */
  headingLevel: 2 | 3
}

/** A policy as it is read: date, summary, contents, sections. Also drawn inside the consent window. */
export function LegalText({ kind, headingLevel }: Properties) {
  const policy = usePolicy(kind)
  if (policy.data !== undefined) return <PolicyText policy={policy.data} headingLevel={headingLevel} />
  if (policy.isError) {
    return (
      <ErrorState
        title={messages.failedTitle}
        onRetry={() => void policy.refetch()}
        retryLabel={messages.retry}
        retrying={policy.isFetching}
        retryingLabel={messages.retrying}
      >
        {messages.failed}
      </ErrorState>
    )
  }
  return (
    <Loading label={messages.loading}>
      <Stack gap={5}>
        <SkeletonText lines={2} />
        <SkeletonText lines={6} />
        <SkeletonText lines={6} />
      </Stack>
    </Loading>
  )
}

function PolicyText({ policy, headingLevel }: { policy: Policy; headingLevel: 2 | 3 }) {
  const base = useId()
  const idOf = (index: number) => `${base}-${index}`
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text size="small" tone="muted">
          {messages.lastUpdated(longDayInWords(policy.last_updated), policy.version)}
        </Text>
        <Text size="large" strong>
          {policy.summary}
        </Text>
      </Stack>
      <Disclosure summary={messages.contents}>
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
