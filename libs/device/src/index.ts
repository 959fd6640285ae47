export { kept } from './kept/kept'
export { remembered, useKept, useRemembered } from './kept/remembered'
export { useHelpCountry } from './kept/use-help-country'
export { NoProfileError, OutboxFullError } from './outbox/errors'
export type { EntryKind, EntryValues, EntryWrite, Refusal, ShownFood } from './outbox/item'
export {
  createOutbox,
  createPageOutbox,
  type Outbox,
  type OutboxControl,
  type SentWrite,
} from './outbox/outbox'
export { mergePending, type EntryReader, type PendingEntry, type Shown } from './outbox/pending'
export { saveFile } from './save-file'
export { createRecordStore, type RecordStore } from './sealed-store/record-store'
