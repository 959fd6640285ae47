import { deferred } from '@gb/mfe-contract'
import type { OutboxSheetProps } from './outbox-sheet'

/** The list behind the chip; most people never open it. */
export const outboxSheet = deferred<OutboxSheetProps>(() =>
  import('./outbox-sheet').then((module) => module.inOwnLanguage()),
)
