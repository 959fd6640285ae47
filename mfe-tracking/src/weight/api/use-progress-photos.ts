import { newId } from '@gb/api-client'
import { createRecordStore, type RecordStore } from '@gb/device'
import { useEffect, useState } from 'react'
import { MOST_PHOTOS, photosIn, type ProgressPhoto } from '../model/progress-photos'
import { shrinkPhoto } from './shrink-photo'

/** Where the photos of this browser lie, sealed. Signing out deletes every database of the page, and this one with them. */
const PHOTOS = createRecordStore('gb-progress-photos')

/** Why a photo was not kept: no room, no picture, or a browser that keeps nothing. */
type PhotoFault = 'full' | 'unreadable' | 'unkept'

/** The photos of a person on this device, and what can be done with them. `photos` is null until they are read. */
export function useProgressPhotos(userId: string, store: RecordStore = PHOTOS) {
  const [photos, setPhotos] = useState<ProgressPhoto[] | null>(null)
  const [fault, setFault] = useState<PhotoFault | null>(null)
  useEffect(() => {
    let isWanted = true
    store.read(userId).then(
      (record) => isWanted && setPhotos(photosIn(record)),
      () => {
        if (!isWanted) return
        setPhotos([])
        setFault('unkept')
      },
    )
    return () => {
      isWanted = false
    }
  }, [store, userId])

  /** Reads first: another tab may have added one meanwhile. */
  const change = async (by: (stored: ProgressPhoto[]) => ProgressPhoto[]) => {
    try {
      const next = photosIn(by(photosIn(await store.read(userId))))
      await store.write(userId, next)
      setPhotos(next)
      setFault(null)
    } catch {
      setFault('unkept')
    }
  }

  return {
    photos,
    fault,
    /** @param day the local day it is of */
    add: async (file: Blob, day: string): Promise<void> => {
      const isFull = (photos?.length ?? 0) >= MOST_PHOTOS
      const picture = isFull ? null : await shrinkPhoto(file).catch(() => null)
      if (picture === null) setFault(isFull ? 'full' : 'unreadable')
      else await change((stored) => [...stored, { id: newId(), day, picture }])
    },
    remove: (id: string) => change((stored) => stored.filter((photo) => photo.id !== id)),
  }
}

/** Read once for all that shows them. */
export type ProgressPhotos = ReturnType<typeof useProgressPhotos>
