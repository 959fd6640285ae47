import { DEFAULT_REPORT_PERIOD } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, ChartIcon, Skeleton } from '@gb/ui'
import { openSection } from '../../shared/open-section'
import { usePremiumStatus } from '../../shared/api/premium-status.query'
import { ReadState } from '../../shared/read-state'
import { useAnalytics } from '../api/analytics.query'
import { messages } from '../messages'
import { Summary } from './summary'
import styles from './summary.module.css'

const words = messages.home
/** Of the summary, so that nothing below moves when it arrives. */
const HEIGHT = 222

/** Home of a person with premium: the trend, the goal and two habits. Nothing for the others. */
export function SummaryCard() {
  const { session } = useHost()
  const status = usePremiumStatus(session.userId)
  const isActive = status.data?.isActive ?? session.isPremium
  return session.userId !== null && isActive ? <Active userId={session.userId} /> : null
}

function Active({ userId }: { userId: string }) {
  const { navigate } = useHost()
  const read = useAnalytics(userId, DEFAULT_REPORT_PERIOD)
  const open = (section: 'analytics' | null) => {
    openSection(section)
    navigate('premium')
  }
  return (
    <Card title={words.title} icon={ChartIcon} hue="weight">
      <ReadState
        read={read}
        failure={messages.failure}
        loadingLabel={messages.loading}
        loading={<Skeleton height={HEIGHT} shape="block" />}
      >
        {(analytics) => <Summary analytics={analytics} />}
      </ReadState>
      <div className={styles.ways}>
        <Button variant="secondary" block onClick={() => open('analytics')}>
          {words.full}
        </Button>
        <Button variant="quiet" block onClick={() => open(null)}>
          {words.manage}
        </Button>
      </div>
    </Card>
  )
}
