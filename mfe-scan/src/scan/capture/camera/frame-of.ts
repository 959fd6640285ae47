import { JPEG } from '../photo/draw-photo'

// It is made smaller and encoded once more before it is sent, so nothing may be lost here.
const QUALITY = 0.95

/** The picture that a video shows now, in the size of the video. */
export function frameOf(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob === null ? reject(new Error('The camera gave no picture.')) : resolve(blob)
    canvas.toBlob(take, JPEG, QUALITY)
  })
}
