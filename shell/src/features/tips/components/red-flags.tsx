import { ButtonLink, DangerIcon, Text } from '@gb/ui'
import { messages } from '../messages'
import { SourceMark } from './source-mark'
import styles from './red-flags.module.css'

const words = messages.redFlags

/** When to call 911. Part of the app and not of the loaded texts: it must stand here without a connection too. */
export function RedFlags() {
  return (
    <section className={styles.flags} data-hue="danger" aria-labelledby="red-flags">
      <div className={styles.head}>
        <DangerIcon size={22} className={styles.icon} aria-hidden="true" />
        <h2 id="red-flags" className={styles.title}>
          {words.title}
        </h2>
        <SourceMark source={words.source} reviewDay={words.reviewDay} />
      </div>
      <ul className={styles.list}>
        {words.list.map((flag) => (
          <li key={flag}>{flag}</li>
        ))}
      </ul>
      <Text size="small">
        {words.tell} {words.low} {words.calls}
      </Text>
      <div className={styles.calls}>
        <ButtonLink variant="danger" href="tel:911">
          {words.call}
        </ButtonLink>
        <ButtonLink variant="secondary" href="tel:988">
          {words.call988}
        </ButtonLink>
      </div>
    </section>
  )
}
