import { useHost, useSession } from '@gb/mfe-contract'
import { Button, Card, WeightIcon } from '@gb/ui'
import { useWeightHistory } from '../api/weight-history.query'
import { Figures, PercentBar } from '../components/figures'
import styles from '../components/figures.module.css'
import { WhenRead } from '../components/read-states'
import { messages } from '../messages'

/** Home: how far it is. Nothing for a visitor without a profile. */
export function WeightCard() {
  const { userId } = useSession()
  return userId === null ? null : <CardOf userId={userId} />
}

function CardOf({ userId }: { userId: string }) {
  const { navigate } = useHost()
  const read = useWeightHistory(userId)
  const open = (
    <Button variant="quiet" size="small" onClick={() => navigate('weight')}>
      {messages.open}
    </Button>
  )
  return (
    <Card title={messages.card} icon={WeightIcon} hue="weight" action={open}>
      <div className={styles.card}>
        <WhenRead read={read} height={178}>
          {(history) => (
            <>
              <Figures history={history} />
              <PercentBar history={history} />
            </>
          )}
        </WhenRead>
      </div>
    </Card>
  )
}
