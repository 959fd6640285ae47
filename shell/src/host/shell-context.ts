import type { ApiClient } from '@gb/api-client'
import type { OutboxControl } from '@gb/device'
import { createContext, useContext } from 'react'
import type { Confirmations } from './confirmations'
import type { DeclaredStore } from './declared'
import type { Display } from './display'
import type { LogSheetRequests } from './log-sheet'
import type { Navigation } from './navigation'
import type { Questions } from './questions'
import type { UpgradeRequests } from './upgrade-requests'
import type { Notices } from './notices'
import type { SessionStore } from './session-store'

/** The long-lived parts of the shell, made once before the first render. */
export interface Shell {
  api: ApiClient
  outbox: OutboxControl
  sessions: SessionStore
  navigation: Navigation
  declared: DeclaredStore
  notices: Notices
  questions: Questions
  confirmations: Confirmations
  upgrades: UpgradeRequests
  logSheet: LogSheetRequests
  display: Display
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell === null) throw new Error('no ShellContext above')
  return shell
}
