import { ANALYSIS_TIMEOUT_MS } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Button } from '@gb/ui'
import { Actions } from '../shared/actions'
import { useEffect, useState, type CSSProperties } from 'react'
import type { CapturedPhoto } from '../capture/captured-photo'
import styles from './analyzing-step.module.css'
import { flowCatalog } from './messages/generated/flow'
import { Photo } from './photo'
import scanStyles from '../shared/scan.module.css'
import { StepHeading } from '../shared/step-heading'

const AT_MOST_SECONDS = ANALYSIS_TIMEOUT_MS / 1000
/** From when each sentence stands there. */
const FROM_SECONDS = [0, 2, 5, 10]

/** Says what is going on, how long it takes at most, and lets the person stop it. */
export function AnalyzingStep({ photo, onCancel }: { photo: CapturedPhoto; onCancel: () => void }) {
  const seconds = useElapsedSeconds()
  const words = useMessages(flowCatalog).analyzing
  const now = words.phases[FROM_SECONDS.findLastIndex((from) => seconds >= from)]
  const width: CSSProperties = { inlineSize: `${Math.min(100, ((seconds + 1) / AT_MOST_SECONDS) * 100)}%` }
  return (
    <section className={scanStyles.step} aria-busy="true" data-hue="accent">
      <StepHeading look="hidden">{words.title}</StepHeading>
      <div className={scanStyles.beside}>
        <Photo photo={photo}>
          <div className={styles.veil} aria-hidden="true">
            <div className={styles.line} />
          </div>
        </Photo>
        <div className={scanStyles.controls}>
          <div className={styles.words}>
            <p className={styles.now} role="status">
              {now}
            </p>
            <div className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={width} />
            </div>
            <p className={styles.hint}>
              {words.usually}. {words.atMost({ seconds: AT_MOST_SECONDS })}
            </p>
          </div>
          <Actions>
            <Button variant="secondary" size="large" onClick={onCancel}>
              {words.cancel}
            </Button>
          </Actions>
        </div>
      </div>
    </section>
  )
}

function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((last) => last + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
