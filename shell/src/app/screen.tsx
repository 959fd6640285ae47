import { useMessages } from '@gb/entries'
import { deferred, type Part } from '@gb/mfe-contract'
import { Page } from '@gb/ui'
import { useEffect } from 'react'
import { aboutTab } from '../features/about'
import { privacyTab, termsTab } from '../features/legal'
import { normalTab } from '../features/normal'
import { tipsTab } from '../features/tips'
import type { View } from '../host/navigation'
import { useStartup } from '../host/startup-state'
import { firstCatalog } from '../messages/generated/first'
import { useRemoteLoader } from '../remotes/parts/loader-context'
import { MissingTab, RemoteTab } from '../remotes/parts/remote-tab'
import { UnlistedPart } from '../remotes/parts/unlisted-part'
import { useDeclared } from '../remotes/parts/use-declared'
import { HomeScreen } from './home-screen'
import styles from './layout.module.css'
import { LocalScreen, ScreenSkeleton } from './local-screen'
import { isOwn, titleOf, type OwnTab } from './places'

const profileScreen = deferred(() => import('./profile-screen').then((chunk) => chunk.profileScreen()))
const settingsScreen = deferred(() => import('./settings-screen').then((chunk) => chunk.settingsScreen()))
const moreScreen = deferred(() => import('./more-screen').then((chunk) => chunk.MoreScreen))

const LOCAL_TABS: Record<OwnTab, Part> = {
  home: HomeScreen,
  profile: profileScreen,
  normal: normalTab,
  tips: tipsTab,
  about: aboutTab,
  privacy: privacyTab,
  terms: termsTab,
  settings: settingsScreen,
}

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

/** What the places of the bar lead to without a remote; for an idle moment, so that a press shows it at once. */
export const OWN_BAR_SCREENS = [tipsTab, moreScreen] as const

/** What fills the page for a view. */
export function Screen({ view }: { view: View }) {
  const { status, session } = useStartup()
  const declared = useDeclared()
  const title = titleOf(view, declared, useMessages(firstCatalog))
  const isPlaced = isOwn(view) || declared.standing !== 'asked'
  if (status === 'starting' && session === null && !NEEDS_NO_SESSION.includes(view))
    return <WaitingScreen remote={declared.tabs.get(view)?.remote} title={title} isPlaced={isPlaced} />
  if (view === 'more') return <LocalScreen part={moreScreen} title={title} />
  if (isOwn(view)) return <LocalScreen part={LOCAL_TABS[view]} title={title} />
  const tab = declared.tabs.get(view)
  if (tab !== undefined) return <RemoteTab tab={tab} />
  if (declared.standing === 'known') return <MissingTab title={title} />
  return declared.standing === 'asked' ? (
    <PlacedSkeleton title={title} isPlaced={isPlaced} />
  ) : (
    <UnlistedPart renderFault={(card) => <Page title={title}>{card}</Page>} />
  )
}

/** A remote comes while the session is still asked for, so that one does not wait for the other. */
function WaitingScreen({
  remote,
  title,
  isPlaced,
}: {
  remote: string | undefined
  title: string
  isPlaced: boolean
}) {
  const loader = useRemoteLoader()
  useEffect(() => {
    if (remote !== undefined) loader.load(remote).catch(() => undefined)
  }, [loader, remote])
  return <PlacedSkeleton title={title} isPlaced={isPlaced} />
}

/**
 * The skeleton of a screen of which it may not be known yet whether the row of logs stands above it. Until then it is not
 * seen, so that it does not move; the list of remotes is asked for before the app itself.
 */
const PlacedSkeleton = ({ title, isPlaced }: { title: string; isPlaced: boolean }) => (
  <div key={String(isPlaced)} className={isPlaced ? undefined : styles.unplaced}>
    <ScreenSkeleton title={title} />
  </div>
)
