import type { ReportDocument } from '../document/document-types.js'

/** What the press is asked to print. */
export interface PressOrder {
  id: number
  document: ReportDocument
}

/** The print, or the name of what went wrong; never a message, which could quote the document. */
export type PressAnswer = { id: number; pdf: Uint8Array } | { id: number; failure: string }
