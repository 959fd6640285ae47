import { useHost } from '@gb/mfe-contract'
import {
  BackIcon,
  BrandMark,
  IconButton,
  OfflineProvider,
  SegmentedNav,
  type SegmentedNavProps,
} from '@gb/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { announcements } from '../features/announcements'
import { OutboxChip } from '../features/outbox'
import type { View } from '../host/navigation'
import { erasureBanner } from '../features/my-data'
import { useConnection } from '../host/connection'
import { useShell } from '../host/shell-context'
import { isSomebodyHere } from '../shared/here-cookie'
import { useStartup } from '../host/startup-state'
import { firstCatalog } from '../messages/generated/first'
import { useDeclared } from '../remotes/parts/use-declared'
import { Frame } from './frame'
import styles from './layout.module.css'
import { HelpPlace } from './help-place'
import { OfflineNote } from './offline-note'
import { barPlaceOf, firstLog, isLog, learnPlaces, logPlaces, titleOf, type BarPlace } from './places'
import { Brought, useLanguageHere, useMessages } from '@gb/entries'
import { Screen } from './screen'

/** Bars, rail and the current screen. */
export function Layout() {
  const { navigation, logSheet } = useShell()
  const { session } = useHost()
  const { isOnline } = useConnection()
  const { status } = useStartup()
  const isStarting = status === 'starting' && session.userId === null
  const chosen = useSyncExternalStore(navigation.subscribe, navigation.get)
  const opened = useSyncExternalStore(navigation.place.subscribe, navigation.place.get)
  const messages = useMessages(firstCatalog)
  const declared = useDeclared()
  // Who pressed Log before it was known which logs there are is on the first of them once it is.
  const view = chosen === 'log' ? firstLog(declared) : chosen
  const title = titleOf(view, declared, messages)
  const learn = learnPlaces(declared, session.isPremium, messages)
  const isLearn = learn.some(({ id }) => id === view)
  const lastLog = useRef<View | null>(null)
  const lastLearn = useRef<View>('tips')
  useScreenChange(view, title)
  useEffect(() => {
    if (isLog(view, declared)) lastLog.current = view
    if (isLearn) lastLearn.current = view
  }, [view, declared, isLearn])

  const openPlace = (place: BarPlace) => {
    if (place === 'add') logSheet.open()
    else if (place === 'log') navigation.navigate(lastLog.current ?? firstLog(declared))
    else if (place === 'learn')
      navigation.navigate(learn.find(({ id }) => id === lastLearn.current)?.id ?? 'tips')
    else navigation.navigate(place)
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
      {isLog(view, declared) && <Siblings label={messages.logs} items={logPlaces(declared)} view={view} />}
      {/* What lies in place of one of them has the bar's arrow to it. */}
      {isLearn && opened === null && <Siblings label={messages.learn} items={learn} view={view} />}
      <OfflineProvider isOffline={!isOnline || status === 'offline'}>
        {/* The tips need nobody; the row above them does, and is not to push them down. */}
        <div className={view === 'tips' && isStarting && isSomebodyHere() ? styles.unplaced : undefined}>
          <Screen key={view} view={view} />
        </div>
      </OfflineProvider>
    </Frame>
  )
}

/** The row of screens that share a place of the bar. */
function Siblings({ view, ...row }: { view: View } & Pick<SegmentedNavProps<View>, 'label' | 'items'>) {
  const { navigation } = useShell()
  return (
    <div className={styles.logs}>
      <SegmentedNav {...row} current={view} onSelect={navigation.navigate} />
    </div>
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
