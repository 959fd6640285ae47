import { useHost, type TabId } from '@gb/mfe-contract'
import {
  AddIcon,
  AppFrame,
  BackIcon,
  BrandMark,
  Button,
  IconButton,
  NavRail,
  OfflineProvider,
  SegmentedNav,
  TabBar,
  Text,
  TopBar,
} from '@gb/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { announcements } from '../features/announcements'
import { OutboxChip } from '../features/outbox'
import type { View } from '../host/navigation'
import { erasureBanner } from '../features/my-data'
import { useConnection } from '../host/connection'
import { useShell } from '../host/shell-context'
import { useStartup } from '../host/startup-state'
import styles from './layout.module.css'
import { HelpPlace } from './help-place'
import { messages } from './messages'
import { OfflineNote } from './offline-note'
import { barPlaceOf, barPlaces, isLog, LOG_PLACES, railGroups, titleOf, type BarPlace } from './places'
import { Brought } from '../shared/brought'
import { Screen } from './screen'

/** Bars, rail and the current screen. */
export function Layout() {
  const { navigation, logSheet } = useShell()
  const { session } = useHost()
  const { isOnline } = useConnection()
  const { status } = useStartup()
  const view = useSyncExternalStore(navigation.subscribe, navigation.get)
  const opened = useSyncExternalStore(navigation.place.subscribe, navigation.place.get)
  const lastLog = useRef<TabId>('fluids')
  useScreenChange(view)
  useEffect(() => {
    if (isLog(view)) lastLog.current = view
  }, [view])

  const openPlace = (place: BarPlace) => {
    if (place === 'add') logSheet.open()
    else if (place === 'log') navigation.navigate(lastLog.current)
    else navigation.navigate(place === 'learn' ? 'tips' : place)
  }
  const current = view === 'more' ? null : view
  return (
    <AppFrame
      skipLabel={messages.skip}
      topBar={
        <TopBar
          title={opened?.title ?? titleOf(view)}
          leading={
            opened === null ? (
              <Leading view={view} isPremium={session.isPremium} />
            ) : (
              <IconButton icon={BackIcon} label={opened.back} onClick={navigation.back} />
            )
          }
          trailing={<OutboxChip />}
        />
      }
      tabBar={
        <TabBar
          label={messages.navigation}
          items={barPlaces(session.isPremium)}
          current={barPlaceOf(view, session.isPremium)}
          onSelect={openPlace}
        />
      }
      rail={
        <NavRail
          label={messages.navigation}
          groups={railGroups(session.isPremium)}
          current={current}
          onSelect={navigation.navigate}
          header={<RailTop />}
          footer={<OutboxChip />}
        />
      }
    >
      <OfflineNote />
      <Erasure />
      {session.userId !== null && <HelpPlace userId={session.userId} />}
      <Brought part={announcements} partProps={{ screen: view }} />
      {isLog(view) && (
        <div className={styles.logs}>
          <SegmentedNav
            label={messages.logs}
            items={LOG_PLACES}
            current={view}
            onSelect={navigation.navigate}
          />
        </div>
      )}
      <OfflineProvider isOffline={!isOnline || status === 'offline'}>
        <Screen key={view} view={view} />
      </OfflineProvider>
    </AppFrame>
  )
}

function Leading({ view, isPremium }: { view: View; isPremium: boolean }) {
  const { navigation } = useShell()
  if (view === 'home') return <BrandMark size={28} />
  if (view === 'more' || barPlaceOf(view, isPremium) !== 'more') return null
  return <IconButton icon={BackIcon} label={messages.back} onClick={() => navigation.navigate('more')} />
}

function RailTop() {
  const { logSheet } = useShell()
  return (
    <div className={styles.top}>
      <Brand />
      <Button block icon={AddIcon} onClick={logSheet.open}>
        {messages.add}
      </Button>
    </div>
  )
}

const Brand = () => (
  <div className={styles.brand}>
    <BrandMark size={32} />
    <Text as="span" size="large" strong>
      {messages.product}
    </Text>
  </div>
)

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
function useScreenChange(view: View): void {
  const shown = useRef(view)
  useEffect(() => {
    document.title = view === 'home' ? messages.product : `${titleOf(view)} · ${messages.product}`
    if (shown.current === view) return
    shown.current = view
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [view])
}
