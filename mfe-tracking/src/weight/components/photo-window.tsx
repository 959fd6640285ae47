import { useLocalDay } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, DeleteIcon, Modal } from '@gb/ui'
import { useWeightWords } from '../words'
import type { ProgressPhoto } from '../model/progress-photos'
import styles from './photos.module.css'
import { useDays } from '../../shared/use-days'

interface Properties {
  photo: ProgressPhoto
  onRemove: (id: string) => Promise<void>
  onClose: () => void
}

/** A photo as large as the screen has room for, and the way to delete it. */
export function PhotoWindow({ photo, onRemove, onClose }: Properties) {
  const words = useWeightWords().photos
  const dates = useDays()
  const { confirm } = useHost()
  const day = dates.day(photo.day, useLocalDay())
  const discard = async () => {
    if (!(await confirm({ title: words.discardTitle, text: words.discardText, confirmLabel: words.discard })))
      return
    onClose()
    await onRemove(photo.id)
  }
  return (
    <Modal
      open
      size="large"
      title={day}
      onClose={onClose}
      footer={
        <Button variant="danger" icon={DeleteIcon} onClick={() => void discard()}>
          {words.discard}
        </Button>
      }
    >
      <img className={styles.whole} src={photo.picture} alt={words.show({ day })} />
    </Modal>
  )
}
