import { Brought, useIsSerious } from '@gb/entries'
import { deferred, useHost, useSession } from '@gb/mfe-contract'
import { AddIcon, Button, Card, Skeleton, WeightIcon } from '@gb/ui'
import { useEffect, useState } from 'react'
import { bringLateRules } from '../../shared/rules/use-late-rules'
import { useIdle } from '../../shared/use-idle'
import { useWeightHistory } from '../api/weight-history.query'
import { CurrentWeight, PercentBar } from '../components/now'
import { WhenRead } from '../components/read-states'
import { HomeWords, useWeightOnHome } from '../../shared/home/home-words'
import { openStory } from '../model/open-story'
import styles from './weight-card.module.css'

const quickLog = deferred(() => import('./quick-log').then((chunk) => chunk.inOwnLanguage()))

// The line needs to know which of all weights count; the numbers of Home do not wait for that.
const sparkline = deferred(() => import('./sparkline').then((chunk) => chunk.inOwnLanguage()))

/** Of what the card shows, with the way to the goal and without it, so that nothing below moves. */
const HEIGHT = 104
const BRIEF_HEIGHT = 48

/** Of the form, in CSS pixels: what stands below it moves once. */
const QUICK_LOG_HEIGHT = 180

/** Home: how far it is, and a weight logged on the spot. Nothing for a visitor without a profile. */
export function WeightCard() {
  const { userId } = useSession()
  return userId === null ? null : (
    <HomeWords height={HEIGHT}>
      <CardOf userId={userId} />
    </HomeWords>
  )
}

function CardOf({ userId }: { userId: string }) {
  const { navigate } = useHost()
  const messages = useWeightOnHome()
  const read = useWeightHistory(userId)
  const [isLogging, setLogging] = useState(false)
  const isIdle = useIdle()
  // Home leads with what is serious, whatever it is about: no way to a goal is counted beside it.
  const isSerious = useIsSerious(userId) === true
  useEffect(() => {
    if (!isIdle) return
    // Who presses Log types at once: the field has to be there, and then what counts the new weight.
    quickLog.load().catch(() => undefined)
    bringLateRules()
  }, [isIdle])
  const toStory = () => {
    navigate('weight')
    openStory(true)
  }
  const open = (
    <>
      <Button variant="quiet" size="small" onClick={toStory}>
        {messages.story}
      </Button>
      <Button variant="quiet" size="small" onClick={() => navigate('weight')}>
        {messages.open}
      </Button>
    </>
  )
  return (
    <Card title={messages.card} icon={WeightIcon} hue="weight" action={open}>
      <div className={isSerious ? styles.brief : styles.card}>
        <WhenRead read={read} height={isSerious ? BRIEF_HEIGHT : HEIGHT} isBrief>
          {(history) => (
            <>
              <div className={styles.now}>
                <CurrentWeight history={history} />
                {history.entries.length > 1 && (
                  <span className={styles.line}>
                    {isIdle && <Brought part={sparkline} partProps={{ entries: history.entries }} />}
                  </span>
                )}
                {!isLogging && (
                  <Button
                    variant="secondary"
                    size="small"
                    icon={AddIcon}
                    aria-label={messages.quickLog}
                    onClick={() => setLogging(true)}
                  >
                    {messages.quickLogShort}
                  </Button>
                )}
              </div>
              {isLogging && (
                <Brought
                  part={quickLog}
                  partProps={{ userId, entries: history.entries, onDone: () => setLogging(false) }}
                  loading={<Skeleton height={QUICK_LOG_HEIGHT} shape="block" />}
                />
              )}
              {!isSerious && <PercentBar history={history} />}
            </>
          )}
        </WhenRead>
      </div>
    </Card>
  )
}
