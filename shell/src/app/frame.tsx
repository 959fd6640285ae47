import { AddIcon, AppFrame, BrandMark, Button, NavRail, TabBar, Text, TopBar } from '@gb/ui'
import { useMessages } from '@gb/entries'
import type { TabId } from '@gb/mfe-contract'
import type { ReactNode } from 'react'
import type { Declared } from '../host/declared'
import type { View } from '../host/navigation'
import { firstCatalog } from '../messages/generated/first'
import styles from './layout.module.css'
import { barPlaceOf, barPlaces, railGroups, type BarPlace } from './places'

interface Properties {
  view: View
  declared: Declared
  isPremium: boolean
  /** The bar of a phone. */
  top: { title: ReactNode; leading?: ReactNode; trailing?: ReactNode }
  /** At the end of the rail. */
  footer?: ReactNode
  onPlace: (place: BarPlace) => void
  onView: (view: TabId) => void
  onAdd: () => void
  children: ReactNode
}

/** Brand, bars and rail as they look; they are painted before any script as well. */
export function Frame(properties: Properties) {
  const { view, declared, isPremium, top, footer, onPlace, onView, onAdd, children } = properties
  const messages = useMessages(firstCatalog)
  return (
    <AppFrame
      skipLabel={messages.skip}
      topBar={<TopBar {...top} />}
      tabBar={
        <TabBar
          label={messages.places}
          items={barPlaces(messages)}
          current={barPlaceOf(view, declared, isPremium)}
          onSelect={onPlace}
        />
      }
      rail={
        <NavRail
          label={messages.places}
          groups={railGroups(declared, isPremium, messages)}
          current={view === 'more' || view === 'log' ? null : view}
          onSelect={onView}
          header={<RailTop onAdd={onAdd} />}
          footer={footer}
        />
      }
    >
      {children}
    </AppFrame>
  )
}

function RailTop({ onAdd }: { onAdd: () => void }) {
  const messages = useMessages(firstCatalog)
  return (
    <div className={styles.top}>
      <div className={styles.brand}>
        <BrandMark size={32} />
        <Text as="span" size="large" strong>
          {messages.product}
        </Text>
      </div>
      <Button block icon={AddIcon} onClick={onAdd}>
        {messages.add}
      </Button>
    </div>
  )
}
