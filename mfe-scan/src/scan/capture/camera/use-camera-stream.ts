import { useEffect, useState, type RefObject } from 'react'

type CameraStatus = 'opening' | 'live' | 'unavailable'

const WANTED: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 } },
  audio: false,
}

// Async, so that a browser without mediaDevices (a page on plain http) ends like a refusal.
const openCamera = async () => navigator.mediaDevices.getUserMedia(WANTED)

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

/** Shows the camera in a video while the component is on screen, and switches it off afterwards. */
export function useCameraStream(video: RefObject<HTMLVideoElement | null>) {
  const [status, setStatus] = useState<CameraStatus>('opening')
  const fail = () => setStatus('unavailable')
  useEffect(() => {
    let isGone = false
    let stream: MediaStream | null = null
    const show = async (opened: MediaStream) => {
      if (isGone || video.current === null) return stop(opened)
      stream = opened
      opened.getVideoTracks()[0]?.addEventListener('ended', () => setStatus('unavailable'))
      video.current.srcObject = opened
      await video.current.play()
      if (!isGone) setStatus('live')
    }
    openCamera()
      .then(show)
      .catch(() => {
        if (!isGone) setStatus('unavailable')
      })
    return () => {
      isGone = true
      if (stream !== null) stop(stream)
    }
  }, [video])
  return { status, fail }
}
