import { useLocalDay } from '@gb/entries'
import { Banner, CameraIcon, FileButton, OneStop, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import type { ProgressPhotos } from '../api/use-progress-photos'
import { useWeightWords } from '../words'
import { beforeAndNow, type ProgressPhoto } from '../model/progress-photos'
import { PhotoWindow } from './photo-window'
import styles from './photos.module.css'
import { useDays } from '../../shared/use-days'

/** The first beside the last, all of them, and the way to take one more. */
export function Photos({ progress }: { progress: ProgressPhotos }) {
  const words = useWeightWords().photos
  const dates = useDays()
  const today = useLocalDay()
  const { photos, fault, add, remove } = progress
  const [openId, setOpenId] = useState<string | null>(null)
  const open = photos?.find(({ id }) => id === openId)
  const both = beforeAndNow(photos ?? [])
  return (
    <Stack gap={3}>
      {both !== null && (
        <div className={styles.both}>
          <Figure photo={both.before} caption={words.before({ day: dates.day(both.before.day, today) })} />
          <Figure photo={both.now} caption={words.now({ day: dates.day(both.now.day, today) })} />
        </div>
      )}
      {photos !== null && photos.length > 0 && (
        <OneStop label={words.all} orientation="horizontal">
          <ul className={styles.all} aria-label={words.all}>
            {photos.toReversed().map((photo) => (
              <li key={photo.id}>
                <button
                  type="button"
                  className={styles.thumb}
                  aria-label={words.show({ day: dates.day(photo.day, today) })}
                  onClick={() => setOpenId(photo.id)}
                >
                  <img src={photo.picture} alt="" />
                </button>
              </li>
            ))}
          </ul>
        </OneStop>
      )}
      <div role="status">{fault !== null && <Banner tone="warning">{words.faults[fault]}</Banner>}</div>
      <FileButton
        accept="image/*"
        variant="secondary"
        icon={CameraIcon}
        disabled={photos === null}
        onFile={(file) => void add(file, today)}
      >
        {words.add}
      </FileButton>
      <Text size="small" tone="muted">
        {words.stays}
      </Text>
      {open !== undefined && <PhotoWindow photo={open} onRemove={remove} onClose={() => setOpenId(null)} />}
    </Stack>
  )
}

const Figure = ({ photo, caption }: { photo: ProgressPhoto; caption: string }) => (
  <figure className={styles.figure}>
    <img src={photo.picture} alt={caption} />
    <figcaption>{caption}</figcaption>
  </figure>
)
