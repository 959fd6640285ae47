import { useHost } from '@gb/mfe-contract'
import { BackIcon, BrandMark, IconButton, OfflineProvider, SegmentedNav } from '@gb/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { announcements } from '../features/announcements'
import { OutboxChip } from '../features/outbox'
import type { View } from '../host/navigation'
import { erasureBanner } from '../features/my-data'
import { useConnection } from '../host/connection'
import { useShell } from '../host/shell-context'
import { useStartup } from '../host/startup-state'
import { firstCatalog } from '../messages/generated/first'
import { useDeclared } from '../remotes/use-declared'
import { Frame } from './frame'
import styles from './layout.module.css'
import { HelpPlace } from './help-place'
import { OfflineNote } from './offline-note'
import { barPlaceOf, firstLog, isLog, logPlaces, titleOf, type BarPlace } from './places'
import { Brought, useLanguageHere, useMessages } from '@gb/entries'
import { Screen } from './screen'

/** Bars, rail and the current screen. */
export function Layout() {
  const { navigation, logSheet } = useShell()
  const { session } = useHost()
  const { isOnline } = useConnection()
  const { status } = useStartup()
  const view = useSyncExternalStore(navigation.subscribe, navigation.get)
  const opened = useSyncExternalStore(navigation.place.subscribe, navigation.place.get)
  const messages = useMessages(firstCatalog)
  const declared = useDeclared()
  const title = titleOf(view, declared, messages)
  const lastLog = useRef<View | null>(null)
  useScreenChange(view, title)
  useEffect(() => {
    if (isLog(view, declared)) lastLog.current = view
  }, [view, declared])

  const openPlace = (place: BarPlace) => {
    if (place === 'add') logSheet.open()
    else if (place === 'log') navigation.navigate(lastLog.current ?? firstLog(declared))
    else navigation.navigate(place === 'learn' ? 'tips' : place)
  }
  const leading =
    opened === null ? (
      <Leading view={view} place={barPlaceOf(view, declared, session.isPremium)} />
    ) : (
      <IconButton icon={BackIcon} label={opened.back} onClick={navigation.back} />
    )
  return (
    <Frame
      view={view}
      declared={declared}
      isPremium={session.isPremium}
      top={{ title: opened?.title ?? title, leading, trailing: <OutboxChip /> }}
      footer={<OutboxChip />}
      onPlace={openPlace}
      onView={navigation.navigate}
      onAdd={logSheet.open}
    >
      <OfflineNote />
      <Erasure />
      {session.userId !== null && <HelpPlace userId={session.userId} />}
      <Brought part={announcements} partProps={{ screen: view }} />
      {isLog(view, declared) && (
        <div className={styles.logs}>
          <SegmentedNav
            label={messages.logs}
            items={logPlaces(declared)}
            current={view}
            onSelect={navigation.navigate}
          />
        </div>
      )}
      <OfflineProvider isOffline={!isOnline || status === 'offline'}>
        <Screen key={view} view={view} />
      </OfflineProvider>
    </Frame>
  )
}

function Leading({ view, place }: { view: View; place: BarPlace | null }) {
  const { navigation } = useShell()
  const messages = useMessages(firstCatalog)
  if (view === 'home') return <BrandMark size={28} />
  if (view === 'more' || place !== 'more') return null
  return <IconButton icon={BackIcon} label={messages.back} onClick={() => navigation.navigate('more')} />
}

/** A profile that is about to be erased says so on every screen. */
function Erasure() {
  const { session } = useStartup()
  if (!session?.erase_at) return null
  return (
    <div className={styles.banner}>
      <Brought part={erasureBanner} partProps={{ userId: session.user_id, eraseAt: session.erase_at }} />
    </div>
  )
}

/** Names the window after the screen, and moves the focus to the new screen's heading. */
function useScreenChange(view: View, title: string): void {
  const shown = useRef(view)
  const language = useLanguageHere()
  const { product } = useMessages(firstCatalog)
  useEffect(() => void (document.documentElement.lang = language), [language])
  useEffect(() => {
    document.title = view === 'home' ? product : `${title} · ${product}`
    if (shown.current === view) return
    shown.current = view
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [view, title, product])
}
