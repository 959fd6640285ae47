import { DownloadIcon, Text } from '@gb/ui'
import { FoldedSection } from '../../shared/folded-section/folded-section'
import { DeleteProfile } from './components/delete-profile'
import { DownloadData } from './components/download-data'
import { ImportData } from './components/import-data'
import { useMessages } from '@gb/entries'
import { myDataCatalog } from './messages/generated/my-data'
import styles from './my-data.module.css'

/** What is kept about the person: to take along, to bring back, to delete. */
export function MyDataCard({ userId }: { userId: string }) {
  const messages = useMessages(myDataCatalog)

  return (
    <FoldedSection look="row" title={messages.title} icon={DownloadIcon}>
      <Text tone="muted">{messages.text}</Text>
      <div className={styles.parts}>
        <DownloadData userId={userId} />
        <ImportData userId={userId} />
        <DeleteProfile userId={userId} />
      </div>
    </FoldedSection>
  )
}
