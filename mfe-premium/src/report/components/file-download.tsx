import { saveFile } from '@gb/device'
import { useApi } from '@gb/mfe-contract'
import { Banner, Button, DownloadIcon } from '@gb/ui'
import { useMutation } from '@tanstack/react-query'
import { failureInWords } from '../../shared/failure'
import { readReportFile } from '../api/report.calls'
import { messages } from '../messages'
import { nameOf, type Report, type ReportFile } from '../model/report'

/** One of the files of a report. */
export function FileDownload({ report, file }: { report: Report; file: ReportFile }) {
  const api = useApi()
  const download = useMutation({
    mutationFn: () => readReportFile(api, { report, file }),
    onSuccess: (content) => saveFile(content, nameOf(report, file)),
  })
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={DownloadIcon}
        busy={download.isPending}
        busyLabel={messages.busy}
        onClick={() => download.mutate()}
      >
        {messages.files[file]}
      </Button>
      {download.isError && (
        <Banner tone="danger" live="assertive">
          {failureInWords(download.error, messages.undelivered)}
        </Banner>
      )}
    </>
  )
}
