import { REPORT_PAPERS } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { Banner, Button, Card, LearnIcon, RadioGroup, SegmentedControl, Text } from '@gb/ui'
import { usePeriodOptions } from '../../shared/period'
import { reportCatalog } from '../messages/generated/report'
import type { ReportChoice } from '../model/report'
import { LanguageChoice } from './language-choice'
import { NotesChoice } from './notes-choice'
import { ReportSteps } from './report-steps'

interface Properties {
  userId: string
  choice: ReportChoice
  onChoice: (choice: ReportChoice) => void
  failure: string | null
  /** What is being done, from 0; null while nothing is. */
  step: number | null
  onMake: () => void
}

/** What the report is about, and its button. */
export function ReportForm({ userId, choice, onChoice, failure, step, onMake }: Properties) {
  const messages = useMessages(reportCatalog)
  const here = useLanguageHere()
  const papers = REPORT_PAPERS.map((value) => ({ value, label: messages.paper[value] }))
  const periods = usePeriodOptions()
  const isMaking = step !== null
  return (
    <Card title={messages.make} icon={LearnIcon} hue="accent">
      <Text tone="muted">{messages.intro}</Text>
      <RadioGroup
        label={messages.period}
        options={periods}
        value={choice.period}
        // Notes of another period would silently be left out.
        onValueChange={(period) => onChoice({ ...choice, period, noteIds: [] })}
        disabled={isMaking}
      />
      <SegmentedControl
        label={messages.paper.label}
        options={papers}
        value={choice.paper}
        onValueChange={(paper) => onChoice({ ...choice, paper })}
        disabled={isMaking}
      />
      <LanguageChoice
        language={choice.language ?? here}
        onLanguage={(language) => onChoice({ ...choice, language })}
        disabled={isMaking}
      />
      {!isMaking && (
        <NotesChoice
          userId={userId}
          period={choice.period}
          chosen={choice.noteIds}
          onChosen={(noteIds) => onChoice({ ...choice, noteIds })}
        />
      )}
      {failure !== null && (
        <Banner tone="danger" live="assertive">
          {failure}
        </Banner>
      )}
      <Button size="large" block busy={isMaking} busyLabel={messages.generating} onClick={onMake}>
        {messages.generate}
      </Button>
      {isMaking && <ReportSteps step={step} />}
      <Text size="small" tone="muted">
        {messages.clinic}
      </Text>
    </Card>
  )
}
