import { dayInSentence, dayInWords } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, ShareIcon, Stack, SuccessIcon, Text } from '@gb/ui'
import { useEffect, useRef } from 'react'
import { Bullets } from '../../shared/bullets'
import { messages } from '../messages'
import { REPORT_FILES, type Report } from '../model/report'
import { canShare, share } from '../model/share'
import { FileDownload } from './file-download'

interface Properties {
  report: Report
  file: File
  onAnother: () => void
}

/** The report that was made: what it says, and the ways to take it along. */
export function Ready({ report, file, onAnother }: Properties) {
  const { display, notify } = useHost()
  const frame = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    window.scrollTo(0, 0)
    frame.current?.focus({ preventScroll: true })
  }, [])
  const shareFile = async () => {
    if (!(await share(file))) notify({ tone: 'warning', text: messages.notShared })
  }
  return (
    <div ref={frame} tabIndex={-1}>
      <Card title={messages.ready} icon={SuccessIcon} hue="accent">
        <Text tone="muted">
          {messages.span(dayInWords(report.from, report.to), dayInSentence(report.to, report.to))}.{' '}
          {messages.saved(file.name)}
        </Text>
        <Bullets lines={report.summary} label={messages.ready} />
        <Stack gap={2}>
          {display.installed && canShare(file) && (
            <Button block icon={ShareIcon} onClick={() => void shareFile()}>
              {messages.share}
            </Button>
          )}
          {REPORT_FILES.map((kind) => (
            <FileDownload key={kind} report={report} file={kind} />
          ))}
          <Button variant="quiet" block onClick={onAnother}>
            {messages.another}
          </Button>
        </Stack>
      </Card>
    </div>
  )
}
