import type { ApiClient } from '@gb/api-client'
import { createPageOutbox, type OutboxControl } from '@gb/device'

/** What a fake host recorded, in the order of the calls. */
export interface HostCalls {
  navigate: string[]
  notify: { tone: string; text: string; action?: { label: string; onAction: () => void } }[]
  confirm: { title: string; text: string; confirmLabel: string }[]
  /** How often the sheet was opened. */
  openLog: number
  openUpgrade: unknown[]
}

export interface FakeHostOptions {
  /** Default: a signed-in person without premium. */
  session?: { userId?: string | null; isPremium?: boolean; displayName?: string | null; dayStartsAt?: number }
  display?: { installed?: boolean; colorScheme?: 'light' | 'dark' }
  /** What the person answers to every question; default yes. */
  confirms?: boolean
  /** Default: an outbox in memory that sends at once. */
  outbox?: OutboxControl
}

export const FAKE_USER_ID = '6f1d1c9e-3b0a-4a52-9a53-6a0a5d1c7e11'

/**
 * A host for tests and for the stand-alone page of a remote: `<HostProvider host={fakeHost(api)}>`.
 * It shows nothing and records what it was asked in `calls`. It does not import the contract, so that this package
 * stays below it; the compiler holds it to `HostApi` where it is handed to HostProvider.
 */
export function fakeHost(api: ApiClient, options: FakeHostOptions = {}) {
  const calls: HostCalls = { navigate: [], notify: [], confirm: [], openLog: 0, openUpgrade: [] }
  const session = { userId: FAKE_USER_ID, isPremium: false, displayName: 'Sam', ...options.session }
  return {
    calls,
    api,
    session,
    outbox: options.outbox ?? createPageOutbox(api, session.userId),
    display: { installed: false, colorScheme: 'light' as const, ...options.display },
    logs: [],
    navigate: (tab: string, part?: string) =>
      void calls.navigate.push(part === undefined ? tab : `${tab}#${part}`),
    notify: (notice: HostCalls['notify'][number]) => void calls.notify.push(notice),
    confirm: (question: HostCalls['confirm'][number]) => {
      calls.confirm.push(question)
      return Promise.resolve(options.confirms ?? true)
    },
    openLog: () => void (calls.openLog += 1),
    openUpgrade: (reason?: unknown) => void calls.openUpgrade.push(reason),
  }
}
