import { TAB_IDS, TABS, type TabId } from '@gb/mfe-contract'
import {
  AboutIcon,
  AddIcon,
  FluidsIcon,
  FoodIcon,
  HelpIcon,
  HomeIcon,
  LearnIcon,
  LogIcon,
  MoodIcon,
  MoreIcon,
  PremiumIcon,
  PrivacyIcon,
  ProfileIcon,
  ScanIcon,
  SettingsIcon,
  TermsIcon,
  TipsIcon,
  VitaminsIcon,
  WeightIcon,
  type Hue,
  type IconComponent,
} from '@gb/ui'
import type { View } from '../host/navigation'
import { messages } from './messages'

const ICONS: Record<TabId, IconComponent> = {
  home: HomeIcon,
  scan: ScanIcon,
  vitamins: VitaminsIcon,
  fluids: FluidsIcon,
  weight: WeightIcon,
  mood: MoodIcon,
  premium: PremiumIcon,
  profile: ProfileIcon,
  normal: HelpIcon,
  tips: TipsIcon,
  about: AboutIcon,
  privacy: PrivacyIcon,
  terms: TermsIcon,
  settings: SettingsIcon,
}

const HUES: Partial<Record<TabId, Hue>> = {
  vitamins: 'vitamins',
  fluids: 'fluids',
  weight: 'weight',
  mood: 'mood',
}

const place = (id: TabId) => ({ id, label: TABS[id].title, icon: ICONS[id], hue: HUES[id] })

const placesIn = (name: (typeof TABS)[TabId]['place']) =>
  TAB_IDS.filter((id) => TABS[id].place === name).map(place)

/** The logs, for the row above them: what was eaten stands on the screen of the scan. */
export const LOG_PLACES = [{ ...place('scan'), label: messages.food, icon: FoodIcon }, ...placesIn('log')]

/** What stands in the list under More on a phone. */
export const MORE_PLACES = placesIn('more')

/** Every tab by its name for the rail, each once; Premium only while it is active. */
export const railGroups = (isPremium: boolean) => [
  { items: [place('home'), place('scan')] },
  { label: messages.log, items: placesIn('log') },
  { label: messages.more, items: [...(isPremium ? [place('premium')] : []), ...MORE_PLACES] },
]

export type BarPlace = 'home' | 'log' | 'add' | 'premium' | 'learn' | 'more'

/** The bottom bar: four places around the logging sheet; who has no premium finds the tips in its place. */
export const barPlaces = (isPremium: boolean) => [
  { id: 'home' as const, label: TABS.home.title, icon: HomeIcon },
  { id: 'log' as const, label: messages.log, icon: LogIcon },
  { id: 'add' as const, label: messages.add, icon: AddIcon, prominent: true },
  isPremium
    ? { id: 'premium' as const, label: TABS.premium.title, icon: PremiumIcon }
    : { id: 'learn' as const, label: messages.learn, icon: LearnIcon },
  { id: 'more' as const, label: messages.more, icon: MoreIcon },
]

/** Whether a view is one of the logs. */
export const isLog = (view: View): view is TabId => LOG_PLACES.some(({ id }) => id === view)

/** The bar's place that a view belongs to. */
export function barPlaceOf(view: View, isPremium: boolean): BarPlace | null {
  if (view === 'more') return 'more'
  if (view === 'tips' && !isPremium) return 'learn'
  if (isLog(view)) return 'log'
  const { place: name } = TABS[view]
  return name === 'home' || name === 'more' || isPremium ? name : null
}

/** Title of a view in the top bar and the window. */
export const titleOf = (view: View) => (view === 'more' ? messages.more : TABS[view].title)
