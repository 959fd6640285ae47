/** What a fake host recorded, in the order of the calls. */
export interface HostCalls {
  navigate: string[]
  notify: { tone: string; text: string; action?: { label: string; onAction: () => void } }[]
  confirm: { title: string; text: string; confirmLabel: string }[]
  openUpgrade: unknown[]
}

export interface FakeHostOptions {
  /** Default: a signed-in person without premium. */
  session?: { userId?: string | null; isPremium?: boolean; displayName?: string | null }
  display?: { installed?: boolean; colorScheme?: 'light' | 'dark' }
  /** What the person answers to every question; default yes. */
  confirms?: boolean
}

export const FAKE_USER_ID = '6f1d1c9e-3b0a-4a52-9a53-6a0a5d1c7e11'

/**
 * A host for tests and for the stand-alone page of a remote: `<HostProvider host={fakeHost(api)}>`.
 * It shows nothing and records what it was asked in `calls`. It imports nothing of ours, so that this package stays
 * below the contract; the compiler holds it to `HostApi` where it is handed to HostProvider.
 */
export function fakeHost<Api>(api: Api, options: FakeHostOptions = {}) {
  const calls: HostCalls = { navigate: [], notify: [], confirm: [], openUpgrade: [] }
  return {
    calls,
    api,
    session: { userId: FAKE_USER_ID, isPremium: false, displayName: 'Sam', ...options.session },
    display: { installed: false, colorScheme: 'light' as const, ...options.display },
    navigate: (tab: string) => void calls.navigate.push(tab),
    notify: (notice: HostCalls['notify'][number]) => void calls.notify.push(notice),
    confirm: (question: HostCalls['confirm'][number]) => {
      calls.confirm.push(question)
      return Promise.resolve(options.confirms ?? true)
    },
    openUpgrade: (reason?: unknown) => void calls.openUpgrade.push(reason),
  }
}
