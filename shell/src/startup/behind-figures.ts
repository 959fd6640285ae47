import { savesData } from '@gb/entries'
import type { Deferred } from '@gb/mfe-contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Shell } from '../host/shell-context'
import { keepAppOnDevice } from '../offline/worker'
import type { RemoteLoader } from '../remotes/loading/loader'
import { prefetchRemotes } from '../remotes/page/prefetch-remotes'
import { idle } from '../shared/idle'
import { loadPublicReads } from './public-reads'

interface IdleWork {
  shell: Pick<Shell, 'api' | 'notices' | 'display'>
  queries: QueryClient
  loader: RemoteLoader
  /** The session came with Home, so nothing has renewed it yet. */
  renewsSession: boolean
  /** Screens of the shell that the bar leads to. */
  screens: readonly Deferred<object>[]
  /** Not the development server: there is something that can be kept on the device. */
  isBuilt: boolean
}

/**
 * What is done when somebody sees what they came for: texts, tabs and the app itself are brought to the device. On a line
 * that is paid by the byte or hardly carries a page, nothing is brought that nobody asked for; but an app on the home screen is
 * meant to open without any line.
 */
export async function workBehindFigures(work: IdleWork): Promise<void> {
  const { shell, queries, loader } = work
  // It renews the session once a day; nobody waits for what it says.
  if (work.renewsSession) void shell.api.GET('/api/session').catch(() => undefined)
  const isSpared = savesData() && !shell.display.installed
  await loadPublicReads(queries, shell.api, { isSpared })
  if (isSpared) return
  for (const screen of work.screens) await screen.load().catch(() => undefined)
  await prefetchRemotes(loader)
  if (!work.isBuilt) return
  await idle()
  await keepAppOnDevice(shell.notices, queries)
}
