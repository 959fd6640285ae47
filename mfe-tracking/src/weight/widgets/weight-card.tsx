import { useHost, useSession } from '@gb/mfe-contract'
import { AddIcon, Button, Card, WeightIcon } from '@gb/ui'
import { useState } from 'react'
import { useWeightHistory } from '../api/weight-history.query'
import { Figures, LossStartText, PercentBar } from '../components/figures'
import styles from '../components/figures.module.css'
import { WhenRead } from '../components/read-states'
import { messages } from '../messages'
import { QuickLog } from './quick-log'
import { Sparkline } from './sparkline'

/** Home: how far it is, and a weight logged on the spot. Nothing for a visitor without a profile. */
export function WeightCard() {
  const { userId } = useSession()
  return userId === null ? null : <CardOf userId={userId} />
}

function CardOf({ userId }: { userId: string }) {
  const { navigate } = useHost()
  const read = useWeightHistory(userId)
  const [isLogging, setLogging] = useState(false)
  const open = (
    <Button variant="quiet" size="small" onClick={() => navigate('weight')}>
      {messages.open}
    </Button>
  )
  return (
    <Card title={messages.card} icon={WeightIcon} hue="weight" action={open}>
      <div className={styles.card} data-size="home">
        <WhenRead read={read} height={238}>
          {(history) => (
            <>
              <Figures history={history} trend={<Sparkline entries={history.entries} />} />
              <PercentBar history={history} />
              <LossStartText history={history} />
              {isLogging ? (
                <QuickLog userId={userId} entries={history.entries} onDone={() => setLogging(false)} />
              ) : (
                <Button variant="secondary" block icon={AddIcon} onClick={() => setLogging(true)}>
                  {messages.quickLog}
                </Button>
              )}
            </>
          )}
        </WhenRead>
      </div>
    </Card>
  )
}
