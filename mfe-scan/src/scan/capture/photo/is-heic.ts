import { HEIC_HEAD_BYTES, isHeicHead } from '@gb/domain'

/** Whether a file begins as a HEIC picture does. */
export const isHeic = async (file: Blob): Promise<boolean> =>
  isHeicHead(String.fromCharCode(...new Uint8Array(await file.slice(0, HEIC_HEAD_BYTES).arrayBuffer())))
