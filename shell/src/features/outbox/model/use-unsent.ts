import type { EntryKind, PendingEntry } from '@gb/device'
import { useHost } from '@gb/mfe-contract'
import { useSyncExternalStore } from 'react'
import type { LinkedTab } from '../../../shared/linked-tabs'

/** Where the entries of a kind are listed and edited. */
export const TAB_OF: Record<EntryKind, LinkedTab | 'home'> = {
  fluid: 'fluids',
  vitamin: 'vitamins',
  weight: 'weight',
  mood: 'mood',
  milestone: 'weight',
  recovery: 'home',
  food: 'scan',
}

/** What is not sent yet: on its way, and refused. A deletion that can still be undone is neither. */
export function useUnsent(): { waiting: PendingEntry[]; refused: PendingEntry[] } {
  const { outbox } = useHost()
  const pending = useSyncExternalStore(outbox.subscribe, outbox.pending)
  return {
    waiting: pending.filter(({ state, isHeld }) => state === 'waiting' && !isHeld),
    refused: pending.filter(({ state }) => state === 'attention'),
  }
}
