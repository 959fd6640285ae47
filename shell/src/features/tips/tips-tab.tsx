import { useLanguageHere, useMessages } from '@gb/entries'
import { InEnglish } from '@gb/own-words'
import {
  Banner,
  Card,
  EmptyState,
  ErrorState,
  Page,
  SearchIcon,
  SkeletonText,
  Stack,
  Text,
  TextField,
} from '@gb/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { MedicinesSection } from '../../shared/medicines/medicines-section'
import { medicineCatalogs } from '../../shared/medicines/words'
import { NormalLink } from '../../shared/normal-link/normal-link'
import { normalLinkCatalog } from '../../shared/normal-link/messages/generated/normal-link'
import { inOwnWords } from '../../shared/speech/said'
import { useHealthTips, useTranslatedTips } from './api/health-tips.query'
import { RedFlags } from './components/red-flags'
import { TipSections } from './components/tip-sections'
import { tipsCatalog } from './messages/generated/tips'
import styles from './tips-tab.module.css'
import { countTips, filterTips, type HealthTips } from './model/filter-tips'

/** Advice to read, with the signs of an emergency above everything. */
export function TipsTab() {
  const messages = useMessages(tipsCatalog)
  const language = useLanguageHere()
  const english = useHealthTips()
  const translated = useTranslatedTips(language)
  return (
    <Page title={messages.title} top={<RedFlags />}>
      <NormalLink />
      <MedicinesSection />
      {english.data !== undefined && !translated.isLoading ? (
        language === 'en' ? (
          <AllTips tips={english.data} />
        ) : translated.data ? (
          <AllTips tips={translated.data} />
        ) : (
          <InEnglish>
            <AllTips tips={english.data} />
          </InEnglish>
        )
      ) : english.isError ? (
        <Card>
          <ErrorState
            title={messages.failedTitle}
            onRetry={() => void english.refetch()}
            retryLabel={messages.retry}
            retrying={english.isFetching}
            retryingLabel={messages.retrying}
          >
            {messages.failed}
          </ErrorState>
        </Card>
      ) : (
        <TipsSkeleton />
      )}
    </Page>
  )
}

function AllTips({ tips }: { tips: HealthTips }) {
  const messages = useMessages(tipsCatalog)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const shown = useMemo(() => filterTips(tips, search), [tips, search])
  const count = countTips(shown)
  return (
    <>
      <Banner>{tips.notice}</Banner>
      <div className={styles.finding}>
        <TextField
          label={messages.search}
          hint={messages.searchHint}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onValueChange={setTyped}
        />
        <div role="status">{search !== '' && <Text tone="muted">{messages.found({ count })}</Text>}</div>
      </div>
      {count === 0 ? (
        <Card>
          <EmptyState icon={SearchIcon} title={messages.nothing({ words: search })}>
            {messages.nothingHint}
          </EmptyState>
        </Card>
      ) : (
        <TipSections tips={shown} isSearch={search !== ''} />
      )}
    </>
  )
}

function TipsSkeleton() {
  const messages = useMessages(tipsCatalog)
  return (
    <Card>
      <div role="status" aria-busy="true">
        <Stack gap={4}>
          <Text tone="muted">{messages.loading}</Text>
          <SkeletonText lines={8} />
        </Stack>
      </div>
    </Card>
  )
}

export const inOwnLanguage = () => inOwnWords(TipsTab, [tipsCatalog, normalLinkCatalog, ...medicineCatalogs])
