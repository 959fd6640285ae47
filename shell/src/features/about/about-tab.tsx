import { useLanguageHere, useMessages } from '@gb/entries'
import { InEnglish } from '@gb/own-words'
import { Card, ErrorState, Loading, Page, SkeletonText } from '@gb/ui'
import { inOwnWords } from '../../shared/speech/said'
import { useCreator, useTranslatedCreator } from '../../shared/support/about-creator.query'
import { CreatorPage } from './components/creator-page'
import { aboutCatalog } from './messages/generated/about'

/** Who made this. */
export function AboutTab() {
  const words = useMessages(aboutCatalog)
  const language = useLanguageHere()
  const creator = useCreator()
  const translated = useTranslatedCreator(language)
  const isThere = creator.data !== undefined && !translated.isLoading
  return (
    <Page title={words.title} width="narrow">
      {isThere ? (
        language === 'en' ? (
          <CreatorPage creator={creator.data} />
        ) : translated.data ? (
          <CreatorPage creator={translated.data} />
        ) : (
          <InEnglish>
            <CreatorPage creator={creator.data} />
          </InEnglish>
        )
      ) : (
        <Card>
          {creator.isError ? (
            <ErrorState
              title={words.failedTitle}
              onRetry={() => void creator.refetch()}
              retryLabel={words.retry}
              retrying={creator.isFetching}
              retryingLabel={words.retrying}
            >
              {words.failed}
            </ErrorState>
          ) : (
            <Loading label={words.loading}>
              <SkeletonText lines={8} />
            </Loading>
          )}
        </Card>
      )}
    </Page>
  )
}

export const inOwnLanguage = () => inOwnWords(AboutTab, [aboutCatalog])
