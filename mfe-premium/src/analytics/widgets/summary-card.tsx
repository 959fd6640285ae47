import { useFold } from '@gb/device'
import { DEFAULT_REPORT_PERIOD } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { inOwnWords } from '@gb/own-words'
import { Button, ChartIcon, FoldCard, Skeleton } from '@gb/ui'
import { sectionCatalogs } from '../../shared/failure'
import { openSection } from '../../shared/open-section'
import { usePremiumStatus } from '../../shared/api/premium-status.query'
import { ReadState } from '../../shared/read-state'
import { useShownWeight } from '../../shared/use-shown-weight'
import { useAnalytics } from '../api/analytics.query'
import { summaryCatalog } from '../messages/generated/summary'
import { insightBooks } from '../words'
import { Summary } from './summary'
import styles from './summary.module.css'

const WORDS = [summaryCatalog, ...sectionCatalogs, ...insightBooks]

/** Of the summary, so that nothing below moves when it arrives. */
const HEIGHT = 222

/** Home of a person with premium: the trend, the goal and two habits; on a phone one line. Nothing for the others. */
export function SummaryCard() {
  const { session } = useHost()
  const status = usePremiumStatus(session.userId)
  const isActive = status.data?.isActive ?? session.isPremium
  return session.userId !== null && isActive ? <Active userId={session.userId} /> : null
}

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(SummaryCard, WORDS)

function Active({ userId }: { userId: string }) {
  const words = useMessages(summaryCatalog)
  const { navigate } = useHost()
  const read = useAnalytics(userId, DEFAULT_REPORT_PERIOD)
  const [isOpen, setOpen] = useFold('analytics')
  const { label, shown } = useShownWeight()
  const average = read.data?.weight.weekAverageLbs.value ?? null
  const open = (section: 'analytics' | null) => {
    openSection(section)
    navigate('premium')
  }
  return (
    <FoldCard
      title={words.title}
      detail={average === null ? words.inside : words.weeklyIs({ weight: `${shown(average)}\u00a0${label}` })}
      icon={ChartIcon}
      hue="weight"
      // A failure and its way back are not hidden.
      isOpen={isOpen || read.isError}
      onToggle={setOpen}
    >
      <ReadState
        read={read}
        failure={words.failure}
        loadingLabel={words.loading}
        loading={<Skeleton height={HEIGHT} shape="block" />}
        isBrief
      >
        {(analytics) => <Summary analytics={analytics} />}
      </ReadState>
      {isOpen && (
        <div className={styles.ways}>
          <Button variant="secondary" block onClick={() => open('analytics')}>
            {words.full}
          </Button>
          <Button variant="quiet" block onClick={() => open(null)}>
            {words.manage}
          </Button>
        </div>
      )}
    </FoldCard>
  )
}
