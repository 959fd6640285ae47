import { decodeUpright, drawInto, JPEG, type PhotoFormat, type ShrunkPhoto } from './draw-photo'

export type ShrinkJob = { readonly file: Blob; readonly format: PhotoFormat }
export type ShrinkAnswer = { readonly photo: ShrunkPhoto | null }

async function shrink({ file, format }: ShrinkJob): Promise<ShrunkPhoto> {
  const bitmap = await decodeUpright(file)
  const canvas = new OffscreenCanvas(1, 1)
  drawInto(canvas, (target) => target.getContext('2d'), { source: bitmap, size: bitmap }, format.box)
  bitmap.close()
  const blob = await canvas.convertToBlob({ type: JPEG, quality: format.quality })
  return { blob, width: canvas.width, height: canvas.height }
}

const answer = (photo: ShrunkPhoto | null) => self.postMessage({ photo } satisfies ShrinkAnswer)

self.onmessage = ({ data }: MessageEvent<ShrinkJob>) => {
  shrink(data).then(answer, () => answer(null))
}
