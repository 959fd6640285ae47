import { kept } from '@gb/device'
import { type Claimant, type DeclaredTab, type Language, RESERVED_TABS } from '@gb/domain'
import { isTabId, type SlotId, type TabId } from '@gb/mfe-contract'
import { createStore, type Store } from '../shared/store'
import { readDeclaration } from './read-declaration'

/** A tab of a remote. */
export interface RemoteTabInfo extends DeclaredTab {
  id: TabId
  remote: string
}

/** What the remotes add to the app, known before any code of them is there. */
export interface Declared {
  /**
   * `asked`: the list of remotes never came to this device and is on its way; `unreachable`: it does not come; `known`: it
   * came, now or at an earlier visit.
   */
  standing: 'asked' | 'unreachable' | 'known'
  /** By id, in the order in which they stand. */
  tabs: ReadonlyMap<string, RemoteTabInfo>
  /** The remotes that fill a slot, in order; only slots that somebody fills. */
  fillers: ReadonlyMap<string, readonly string[]>
  /** The remotes that Home shows something of at once. */
  first: readonly string[]
  /** Why a remote may not stand beside the others, by its name. */
  refused: ReadonlyMap<string, string>
}

/** Where the declarations of the remotes are looked up. */
export interface DeclaredStore extends Pick<Store<Declared>, 'get' | 'subscribe'> {
  /** The list of remotes came: what it declares holds from now on, and at the next start before it comes. */
  learn: (remotes: readonly Claimant[]) => void
  /** The list does not come. What is known stays. */
  giveUp: () => void
}

/** The declarations, at first as they were at the last visit. They say nothing about a person. */
export function createDeclared(): DeclaredStore {
  let text = kept.read('declared')
  const before = text === null ? null : claimantsIn(text)
  const store = createStore<Declared>(declaredBy(before ?? [], before === null ? 'asked' : 'known'))
  return {
    get: store.get,
    subscribe: store.subscribe,
    learn(remotes) {
      const now = JSON.stringify(remotes.map(({ name, tabs, slots }) => ({ name, tabs, slots })))
      if (now === text && store.get().standing === 'known') return
      text = now
      kept.keep('declared', now)
      store.set(declaredBy(remotes, 'known'))
    },
    giveUp() {
      if (store.get().standing === 'asked') store.set(declaredBy([], 'unreachable'))
    },
  }
}

/** What some remotes declare together. Who claims a tab that another has already, or the app itself, is refused. */
export function declaredBy(remotes: readonly Claimant[], standing: Declared['standing'] = 'known'): Declared {
  const holders = new Map(RESERVED_TABS.map((id) => [id, 'the app itself']))
  const refused = new Map<string, string>()
  const admitted = remotes.filter(({ name, tabs = {} }) => {
    const taken = Object.keys(tabs).find((id) => holders.has(id))
    if (taken !== undefined) refused.set(name, `the tab "${taken}" belongs to ${holders.get(taken) ?? ''}`)
    else for (const id of Object.keys(tabs)) holders.set(id, name)
    return taken === undefined
  })
  return {
    standing,
    refused,
    tabs: new Map(tabsOf(admitted).map((tab) => [tab.id, tab])),
    fillers: fillersOf(admitted),
    first: admitted
      .filter(({ slots = {} }) => Object.values(slots).some(({ first }) => first))
      .map(({ name }) => name),
  }
}

/** The same with the names of the tabs in a language, as far as their remotes have them. */
export const declaredIn = (declared: Declared, language: Language): Declared =>
  language === 'en'
    ? declared
    : {
        ...declared,
        tabs: new Map([...declared.tabs].map(([id, tab]) => [id, { ...tab, ...namesIn(tab, language) }])),
      }

// What a list says is held to its shape by the server; one that was not must not take the bars down.
function namesIn({ spoken }: DeclaredTab, language: Language): Partial<DeclaredTab> {
  const { title, phoneTitle = title } = spoken?.[language] ?? {}
  return typeof title === 'string' && typeof phoneTitle === 'string' ? { title, phoneTitle } : {}
}

const tabsOf = (remotes: readonly Claimant[]): RemoteTabInfo[] =>
  remotes
    .flatMap(({ name, tabs = {} }) =>
      Object.entries(tabs).flatMap(([id, tab]) => (isTabId(id) ? [{ ...tab, id, remote: name }] : [])),
    )
    .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))

const fillersOf = (remotes: readonly Claimant[]): Map<string, string[]> => {
  const all = remotes
    .flatMap(({ name, slots = {} }) =>
      Object.entries(slots).map(([slot, { order = 0 }]) => ({ name, slot, order })),
    )
    .toSorted((a, b) => a.order - b.order)
  const fillers = new Map<string, string[]>()
  for (const { slot, name } of all) fillers.set(slot, [...(fillers.get(slot) ?? []), name])
  return fillers
}

/** The slot of Home that any number of remotes may fill; of all others the first filler is drawn. */
export const OPEN_SLOT = 'home.card' satisfies SlotId

/** The remotes that fill a slot, in order. */
export const fillersIn = ({ fillers }: Declared, slot: SlotId): readonly string[] =>
  (fillers.get(slot) ?? []).slice(0, slot === OPEN_SLOT ? undefined : 1)

function claimantsIn(text: string): Claimant[] | null {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list)
      ? list.flatMap((one: unknown) =>
          typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string'
            ? [{ name: one.name, ...readDeclaration(one) }]
            : [],
        )
      : null
  } catch {
    return null
  }
}
