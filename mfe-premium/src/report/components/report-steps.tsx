import { useMessages } from '@gb/entries'
import { CheckIcon, Spinner, Text } from '@gb/ui'
import { reportCatalog } from '../messages/generated/report'
import styles from './report-steps.module.css'

/** What is being done, and what is left; `step` counts from 0. */
export function ReportSteps({ step }: { step: number }) {
  const words = useMessages(reportCatalog).steps
  const steps = [words.collect, words.draw, words.save]
  return (
    <div role="status">
      <Text as="div" size="small" tone="muted">
        {words.of({ step: step + 1, count: steps.length })}
      </Text>
      <ol className={styles.steps} aria-label={words.label}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={styles.step}
            data-state={stateOf(index, step)}
            aria-current={index === step ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {index < step ? <CheckIcon size={18} /> : index === step ? <Spinner size={18} /> : index + 1}
            </span>
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}

const stateOf = (index: number, step: number) => (index < step ? 'done' : index === step ? 'now' : 'next')
