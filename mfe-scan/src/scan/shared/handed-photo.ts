import { useEffect, useEffectEvent } from 'react'

let waiting: Blob | null = null
const takers = new Set<() => void>()

/** Hands a photo from another place of the app to the scan, which takes it as soon as it is on screen. */
export function handPhoto(photo: Blob): void {
  waiting = photo
  for (const take of takers) take()
}

/** Takes a photo that was handed over, once. */
export function useHandedPhoto(onPhoto: (photo: Blob) => void): void {
  const take = useEffectEvent(() => {
    const photo = waiting
    waiting = null
    if (photo !== null) onPhoto(photo)
  })
  useEffect(() => {
    const listener = () => take()
    takers.add(listener)
    listener()
    return () => void takers.delete(listener)
  }, [])
}
