import { useMessages } from '@gb/entries'
import { captureCatalog } from './messages/generated/capture'
import type { PhotoProblem } from './photo/shrink-photo'

/** Why a photo cannot be used, in words. */
export const usePhotoProblems = (): Readonly<Record<PhotoProblem, { title: string; text: string }>> =>
  useMessages(captureCatalog).problems
