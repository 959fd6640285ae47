import type { ReportDocument } from '../document/document-types.js'

/** What the press is asked to print; one at a time. */
export interface PressOrder {
  document: ReportDocument
}

/** The print, or the name of what went wrong; never a message, which could quote the document. */
export type PressAnswer = { pdf: Uint8Array } | { failure: string }
