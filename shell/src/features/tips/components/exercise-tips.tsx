import { Disclosure, Text } from '@gb/ui'
import type { HealthTips } from '../model/filter-tips'
import { SourceMark } from './source-mark'
import styles from './folded-tip.module.css'

interface Properties {
  tips: HealthTips['exercise_tips']
  open: boolean
}

/** Movement by the time since surgery. */
export function ExerciseTips({ tips, open }: Properties) {
  return (
    <div>
      {tips.map((tip) => (
        <Disclosure key={tip.phase} summary={tip.phase} defaultOpen={open}>
          <div className={styles.tip}>
            <img
              className={styles.picture}
              src={tip.image}
              alt={tip.image_alt}
              loading="lazy"
              width={96}
              height={96}
            />
            <div className={styles.words}>
              <Text strong>{tip.duration}</Text>
              <ul className={styles.list}>
                {tip.activities.map((activity) => (
                  <li key={activity}>{activity}</li>
                ))}
              </ul>
            </div>
          </div>
          <div className={styles.end}>
            <Text tone="muted">{tip.notes}</Text>
            <SourceMark source={tip.source} reviewDay={tip.review_date} />
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
