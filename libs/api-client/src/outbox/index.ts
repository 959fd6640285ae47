export { OutboxFullError } from '../transport/errors'
export { databaseOf } from './device-store'
export type { EntryKind, EntryValues, EntryWrite, OutboxItem, Refusal, ShownFood } from './item'
export {
  createOutbox,
  createPageOutbox,
  NoProfileError,
  type Outbox,
  type OutboxControl,
  type SentWrite,
} from './outbox'
export { mergePending, type EntryReader, type PendingEntry, type Shown } from './pending'
