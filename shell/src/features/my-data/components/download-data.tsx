import { PERSONAL_LOGS, type PersonalLog } from '@gb/domain'
import { Banner, Button, DownloadIcon, SelectField } from '@gb/ui'
import { useState } from 'react'
import { useExport } from '../api/export.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { myDataCatalog } from '../messages/generated/my-data'
import { myDataSentence } from '../model/my-data-sentence'
import styles from '../my-data.module.css'
import { Part } from './part'

/** Everything as one file, or one log as a table. */
export function DownloadData({ userId }: { userId: string }) {
  const messages = useMessages(myDataCatalog)
  const language = useLanguageHere()
  const words = messages.download
  const options: { value: PersonalLog | 'all'; label: string }[] = [
    { value: 'all', label: words.all },
    ...PERSONAL_LOGS.map((log) => ({ value: log, label: words.table({ log: messages.logs[log] }) })),
  ]
  const [what, setWhat] = useState<PersonalLog | 'all'>('all')
  const download = useExport(userId)
  return (
    <Part title={words.title} text={words.text}>
      <div className={styles.choice}>
        <SelectField label={words.what} options={options} value={what} onValueChange={setWhat} />
        <Button
          variant="secondary"
          icon={DownloadIcon}
          busy={download.isPending}
          busyLabel={words.busy}
          onClick={() => download.mutate(what === 'all' ? null : what)}
        >
          {words.start}
        </Button>
      </div>
      {download.isError && (
        <Banner tone="danger" live="assertive">
          {myDataSentence(download.error, language)}
        </Banner>
      )}
    </Part>
  )
}
