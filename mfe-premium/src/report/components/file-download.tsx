import { saveFile } from '@gb/device'
import { useMessages } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { DownloadButton } from '@gb/ui'
import { useMutation } from '@tanstack/react-query'
import { useFailureInWords } from '../../shared/failure'
import { readReportFile } from '../api/report.calls'
import { reportCatalog } from '../messages/generated/report'
import { nameOf, type Report, type ReportFile } from '../model/report'

/** One of the files of a report. */
export function FileDownload({ report, file }: { report: Report; file: ReportFile }) {
  const messages = useMessages(reportCatalog)
  const failureInWords = useFailureInWords()
  const api = useApi()
  const download = useMutation({
    mutationFn: () => readReportFile(api, { report, file }),
    onSuccess: (content) => saveFile(content, nameOf(report, file)),
  })
  return (
    <DownloadButton
      busy={download.isPending}
      busyLabel={messages.busy}
      failure={download.error && failureInWords(download.error, messages.undelivered)}
      onPress={() => download.mutate()}
    >
      {messages.files[file]}
    </DownloadButton>
  )
}
