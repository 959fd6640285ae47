import { useMessages } from '@gb/entries'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useCameraStream } from '../../capture/camera/use-camera-stream'
import { openBarcodeReader } from './barcode-reader'
import { barcodeCatalog } from './messages/generated/barcode'
import { pictureOfVideo } from './picture-of'

const PAUSE_MS = 150
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

interface Handlers {
  onCode: (code: string) => void
  onProblem: (sentence: string) => void
}

/** Reads a product code from the camera while the component is on screen; true once the camera shows. */
export function useBarcodeCamera(video: RefObject<HTMLVideoElement | null>, handlers: Handlers): boolean {
  const { status } = useCameraStream(video)
  const { problems } = useMessages(barcodeCatalog)
  const found = useEffectEvent(handlers.onCode)
  const failAt = useEffectEvent((what: 'camera' | 'reader') => handlers.onProblem(problems[what]))
  useEffect(() => {
    if (status === 'unavailable') failAt('camera')
  }, [status])
  useEffect(() => {
    if (status !== 'live') return
    const gone = new AbortController()
    const look = async () => {
      const reader = await openBarcodeReader()
      try {
        while (!gone.signal.aborted && video.current !== null) {
          const code = await reader.read(pictureOfVideo(video.current))
          if (code !== null && !gone.signal.aborted) return found(code)
          await pause()
        }
      } finally {
        reader.end()
      }
    }
    look().catch(() => {
      if (!gone.signal.aborted) failAt('reader')
    })
    return () => gone.abort()
  }, [status, video])
  return status === 'live'
}
