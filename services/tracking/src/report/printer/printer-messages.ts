import type { ReportDocument } from '../document/document-types.js'

/** What the printer is asked to print; one at a time. */
export interface PrinterOrder {
  document: ReportDocument
}

/** The print, or the name of what went wrong; never a message, which could quote the document. */
export type PrinterAnswer = { pdf: Uint8Array } | { failure: string }
