import { decodeUpright, type PhotoFormat, type ShrunkPhoto } from './draw-photo'
import { shrinkOffPage } from './shrink-off-page'

export interface ShrinkJob {
  readonly file: Blob
  readonly format: PhotoFormat
}
export interface ShrinkAnswer {
  readonly photo: ShrunkPhoto | null
}

const shrink = async ({ file, format }: ShrinkJob) => shrinkOffPage(await decodeUpright(file), format)

const answer = (photo: ShrunkPhoto | null) => self.postMessage({ photo } satisfies ShrinkAnswer)

self.onmessage = ({ data }: MessageEvent<ShrinkJob>) => {
  shrink(data).then(answer, () => answer(null))
}
