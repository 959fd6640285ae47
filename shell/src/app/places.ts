import { OWN_TABS } from '@gb/domain'
import type { TabId } from '@gb/mfe-contract'
import {
  AboutIcon,
  AddIcon,
  HelpIcon,
  HomeIcon,
  LearnIcon,
  LogIcon,
  MoreIcon,
  PrivacyIcon,
  ProfileIcon,
  SettingsIcon,
  TermsIcon,
  TipsIcon,
  type Hue,
  type IconComponent,
} from '@gb/ui'
import type { Declared, RemoteTabInfo } from '../host/declared'
import type { View } from '../host/navigation'
import { iconOf } from '../host/tab-icons'
import { firstCatalog } from '../messages/generated/first'

/** The shell's own screens. */
export type OwnTab = (typeof OWN_TABS)[number]

interface Place<Id extends string = TabId> {
  id: Id
  label: string
  icon: IconComponent
  hue?: Hue | undefined
}

const OWN_ICONS: Record<OwnTab, IconComponent> = {
  home: HomeIcon,
  profile: ProfileIcon,
  normal: HelpIcon,
  tips: TipsIcon,
  about: AboutIcon,
  privacy: PrivacyIcon,
  terms: TermsIcon,
  settings: SettingsIcon,
}

/** The words that the ways are said with; English where nobody says otherwise. */
export type Words = ReturnType<typeof firstCatalog.in>
const ENGLISH = firstCatalog.in('en')

const own = (id: OwnTab, words: Words): Place => ({ id, label: words.tabs[id], icon: OWN_ICONS[id] })
const ownMore = (words: Words) => OWN_TABS.filter((id) => id !== 'home').map((id) => own(id, words))

const onRail = ({ id, title, icon, hue }: RemoteTabInfo): Place => ({
  id,
  label: title,
  icon: iconOf(icon),
  hue,
})
const onPhone = ({ id, title, phoneTitle, icon, phoneIcon, hue }: RemoteTabInfo): Place => ({
  id,
  label: phoneTitle ?? title,
  icon: iconOf(phoneIcon ?? icon),
  hue,
})

/** A place that this shell does not know is among the others. */
const railPlaceOf = ({ place }: RemoteTabInfo) => (place === 'top' || place === 'log' ? place : 'more')

const phonePlaceOf = ({ place, phone }: RemoteTabInfo) => phone ?? (place === 'top' ? 'log' : place)

/** The tabs whose ways somebody is shown. */
const shown = ({ tabs }: Declared, isPremium: boolean) =>
  [...tabs.values()].filter(({ access }) => access !== 'premium' || isPremium)

/** The tabs that stand beside the tips. */
const besideTips = (declared: Declared, isPremium: boolean) =>
  shown(declared, isPremium).filter((tab) => phonePlaceOf(tab) === 'bar')

/** The logs, for the row above them. */
export const logPlaces = ({ tabs }: Declared) =>
  [...tabs.values()].filter((tab) => phonePlaceOf(tab) === 'log').map(onPhone)

/** The row above what Learn opens: the tips, and what stands beside them. Nothing where the tips are alone. */
export const learnPlaces = (declared: Declared, isPremium: boolean, words = ENGLISH) => {
  const tabs = besideTips(declared, isPremium)
  return tabs.length === 0 ? [] : [own('tips', words), ...tabs.map(onPhone)]
}

/** What stands in the list under More on a phone. */
export const morePlaces = (declared: Declared, isPremium: boolean, words = ENGLISH) => [
  ...shown(declared, isPremium)
    .filter((tab) => phonePlaceOf(tab) === 'more')
    .map(onPhone),
  ...ownMore(words),
]

/** The own places under More of the rail, with those of remotes that stand beside the tips. */
const railMore = (declared: Declared, isPremium: boolean, words: Words) => {
  const beside = besideTips(declared, isPremium).filter((tab) => railPlaceOf(tab) === 'more')
  return ownMore(words).flatMap((place) => (place.id === 'tips' ? [place, ...beside.map(onRail)] : [place]))
}

/**
 * Every tab by its name for the rail, each once; Premium only while it is active, after the tips, which stay where they
 * stand. While the tabs of the remotes are not
 * known, only what stands above them all, so that nothing moves when they are.
 */
export const railGroups = (
  declared: Declared,
  isPremium: boolean,
  words = ENGLISH,
): { label?: string; items: Place[] }[] => {
  const home = [own('home', words)]
  if (declared.standing === 'asked') return [{ items: home }]
  const placed = (place: RemoteTabInfo['place'], isMeant = (_tab: RemoteTabInfo) => true) =>
    shown(declared, isPremium)
      .filter((tab) => railPlaceOf(tab) === place && isMeant(tab))
      .map(onRail)
  const logs = placed('log')
  return [
    { items: [...home, ...placed('top')] },
    ...(logs.length > 0 ? [{ label: words.log, items: logs }] : []),
    {
      label: words.more,
      items: [
        ...placed('more', (tab) => phonePlaceOf(tab) !== 'bar'),
        ...railMore(declared, isPremium, words),
      ],
    },
  ]
}

export type BarPlace = 'home' | 'log' | 'add' | 'learn' | 'more'

/** The bottom bar: four places around the logging sheet, the same for everybody. Source: decision 166. */
export const barPlaces = (words = ENGLISH) => [
  { ...own('home', words), id: 'home' as BarPlace },
  { id: 'log' as BarPlace, label: words.log, icon: LogIcon },
  { id: 'add' as BarPlace, label: words.add, icon: AddIcon, prominent: true },
  { id: 'learn' as BarPlace, label: words.learn, icon: LearnIcon },
  { id: 'more' as BarPlace, label: words.more, icon: MoreIcon },
]

/** Whether a view is one of the logs. */
export const isLog = (view: View, declared: Declared): view is TabId =>
  logPlaces(declared).some(({ id }) => id === view)

/** What Log opens before anybody was on a log; the view of no tab while none is known. */
export const firstLog = ({ tabs }: Declared): View => {
  const logs = [...tabs.values()].filter((tab) => phonePlaceOf(tab) === 'log')
  return (logs.find(({ opensLog }) => opensLog) ?? logs[0])?.id ?? 'log'
}

/** Whether a view is a screen of the shell. */
export const isOwn = (view: View): view is OwnTab => OWN_TABS.some((id) => id === view)

/** The bar's place that a view belongs to. */
export function barPlaceOf(view: View, declared: Declared, isPremium: boolean): BarPlace | null {
  if (view === 'more' || view === 'home' || view === 'log') return view
  if (isOwn(view)) return view === 'tips' ? 'learn' : 'more'
  const tab = shown(declared, isPremium).find(({ id }) => id === view)
  if (tab === undefined) return null
  const place = phonePlaceOf(tab)
  return place === 'log' ? 'log' : place === 'bar' ? 'learn' : 'more'
}

/** Title of a view in the top bar and the window. */
export const titleOf = (view: View, { tabs }: Declared, words = ENGLISH): string => {
  if (view === 'more') return words.more
  return isOwn(view) ? words.tabs[view] : (tabs.get(view)?.title ?? words.product)
}
