import { TABS, type Part, type TabId } from '@gb/mfe-contract'
import { useEffect } from 'react'
import { aboutTab } from '../features/about'
import { HomeTab } from '../features/home'
import { privacyTab, termsTab } from '../features/legal'
import { normalTab } from '../features/normal'
import { profileTab } from '../features/profile'
import { settingsTab } from '../features/settings'
import { tipsTab } from '../features/tips'
import type { View } from '../host/navigation'
import { useStartup } from '../host/startup-state'
import { useRemoteLoader } from '../remotes/loader-context'
import { RemoteTab } from '../remotes/remote-tab'
import { LocalScreen, ScreenSkeleton } from './local-screen'
import { MoreScreen } from './more-screen'

type LocalTab = { [T in TabId]: (typeof TABS)[T]['owner'] extends 'shell' ? T : never }[TabId]

const LOCAL_TABS: Record<LocalTab, Part> = {
  home: HomeTab,
  profile: profileTab,
  normal: normalTab,
  tips: tipsTab,
  about: aboutTab,
  privacy: privacyTab,
  terms: termsTab,
  settings: settingsTab,
}

const isLocal = (tab: TabId): tab is LocalTab => tab in LOCAL_TABS

// These show a skeleton of their own or do not depend on who is signed in.
const NEEDS_NO_SESSION: readonly View[] = [
  'home',
  'more',
  'normal',
  'tips',
  'about',
  'privacy',
  'terms',
  'settings',
]

/** What fills the page for a view. */
export function Screen({ view }: { view: View }) {
  const { status, session } = useStartup()
  if (status === 'starting' && session === null && !NEEDS_NO_SESSION.includes(view))
    return <WaitingScreen view={view} />
  if (view === 'more') return <MoreScreen />
  if (isLocal(view)) return <LocalScreen part={LOCAL_TABS[view]} title={TABS[view].title} />
  return <RemoteTab tab={view} owner={TABS[view].owner} />
}

/** A remote comes while the session is still asked for, so that one does not wait for the other. */
function WaitingScreen({ view }: { view: View }) {
  const loader = useRemoteLoader()
  const tab = view === 'more' ? TABS.home : TABS[view]
  useEffect(() => {
    if (tab.owner !== 'shell') loader.load(tab.owner).catch(() => undefined)
  }, [loader, tab])
  return <ScreenSkeleton title={tab.title} />
}
