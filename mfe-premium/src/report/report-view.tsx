import { DEFAULT_REPORT_PAPER, DEFAULT_REPORT_PERIOD } from '@gb/domain'
import { inOwnWords } from '@gb/own-words'
import { useState } from 'react'
import { sectionCatalogs } from '../shared/failure'
import type { SectionProps } from '../shared/section'
import { Ready } from './components/ready'
import { ReportForm } from './components/report-form'
import { Undelivered } from './components/undelivered'
import type { ReportChoice } from './model/report'
import { reportCatalog } from './messages/generated/report'
import { useReport } from './api/use-report'
import styles from './report-view.module.css'

const WORDS = [reportCatalog, ...sectionCatalogs]

const FIRST_CHOICE: ReportChoice = {
  period: DEFAULT_REPORT_PERIOD,
  paper: DEFAULT_REPORT_PAPER,
  language: null,
  noteIds: [],
}

/** From the choice of a period to the file. */
export const ReportView = ({ userId }: SectionProps) => (
  <div className={styles.narrow}>
    <Stages userId={userId} />
  </div>
)

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(ReportView, WORDS)

function Stages({ userId }: SectionProps) {
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const { stage, make, deliverAgain, another } = useReport(userId)
  if (stage.at === 'ready') return <Ready report={stage.report} file={stage.file} onAnother={another} />
  if (stage.at === 'undelivered')
    return <Undelivered failure={stage.failure} onRetry={() => deliverAgain(stage.report)} />
  return (
    <ReportForm
      userId={userId}
      choice={choice}
      onChoice={setChoice}
      failure={stage.at === 'choosing' ? stage.failure : null}
      step={stage.at === 'making' ? stage.step : null}
      onMake={() => make(choice)}
    />
  )
}
