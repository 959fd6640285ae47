import { useMessages } from '@gb/entries'
import { useHost, type TabId } from '@gb/mfe-contract'
import { BarcodeIcon, Button, CameraIcon, FileButton, Grid } from '@gb/ui'
import type { ReactNode } from 'react'
import { handPhoto } from '../shared/handed-photo'
import styles from './log-sheet.module.css'
import { logSheetCatalog } from './messages/generated/log-sheet'

interface Properties {
  onBarcode: () => void
  onClose: () => void
}

/** A plate by its photo, which a scan rates, and a product by its bars. */
export function Ways({ onBarcode, onClose }: Properties) {
  const { navigate } = useHost()
  const words = useMessages(logSheetCatalog).ways
  const take = (file: File) => {
    handPhoto(file)
    onClose()
    navigate('scan')
  }
  return (
    <div>
      <Grid min={184} gap={3}>
        <FileButton accept="image/*" icon={CameraIcon} onFile={take}>
          {words.photo}
        </FileButton>
        <Button variant="secondary" icon={BarcodeIcon} onClick={onBarcode}>
          {words.barcode}
        </Button>
      </Grid>
      <p className={styles.under}>{words.scans}</p>
    </div>
  )
}

/** What is logged on a screen of its own, and the shake that counts twice. */
export function OtherLogs({ shake, onClose }: { shake: ReactNode; onClose: () => void }) {
  const { navigate, logs } = useHost()
  const words = useMessages(logSheetCatalog).ways
  const open = (tab: TabId) => {
    onClose()
    navigate(tab)
  }
  return (
    <div>
      <h3 className={styles.heading}>{words.others}</h3>
      <div className={styles.others}>
        {logs.map(({ id, title, icon }) => (
          <Button key={id} variant="secondary" size="small" icon={icon} onClick={() => open(id)}>
            {title}
          </Button>
        ))}
      </div>
      {shake}
    </div>
  )
}
