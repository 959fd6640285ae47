import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, ShareIcon, Stack, SuccessIcon, Text } from '@gb/ui'
import { useEffect, useRef } from 'react'
import { Bullets } from '../../shared/bullets'
import { useDays } from '../../shared/use-days'
import { reportCatalog } from '../messages/generated/report'
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
  const messages = useMessages(reportCatalog)
  const { day, inSentence } = useDays()
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
          {messages.span({ from: day(report.from, report.to), to: inSentence(report.to, report.to) })}{' '}
          {messages.saved({ name: file.name })}
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
