import { isTabId, type TabId, type TabPart } from '@gb/mfe-contract'
import type { PlaceWords } from '@gb/ui'
import { createStore, type Store } from '../shared/store'
import { storage } from '../shared/storage'

/** What fills the screen: a tab, the list of the tabs under More (phones only), or the logs while none is known. */
export type View = TabId | 'more' | 'log'

export interface Navigation {
  get: () => View
  subscribe: (listener: () => void) => () => void
  /** Shows a view, and asks it to open a part. Each change is a history entry without a path of its own. */
  navigate: (view: View, part?: TabPart) => void
  /** The part that the last `navigate` asked for, each time anew; null where it asked for none. */
  part: Pick<Store<AskedPart | null>, 'get' | 'subscribe'>
  /**
   * Adds a history entry for something that lies over the view, so that Back closes it.
   * `onBack` runs when Back was pressed; call the answer when it was closed in any other way. What lies in place of
   * the view has words for the bar.
   */
  openOverlay: (onBack: () => void, words?: PlaceWords) => () => void
  /** What the bar says instead of the view, while something lies in its place; null else. */
  place: Pick<Store<PlaceWords | null>, 'get' | 'subscribe'>
  /** As the browser's own Back. */
  back: () => void
}

/** A part of a view that is to be open; whoever asks again gets another one of the same name. */
export interface AskedPart {
  name: TabPart
}

interface Entry {
  view: View
  overlay: number
}

/**
 * Navigation of the whole app over the history of this window.
 * @param appear runs once a screen that was asked for stands. Not on the way back: the browser puts the page where it was
 * scrolled to, and may have a motion of its own.
 */
export function createNavigation(window: Window, appear = (): void => undefined): Navigation {
  const store = createStore<View>(entryOf(window.history.state)?.view ?? storedView() ?? 'home')
  const overlays: { depth: number; onBack: () => void; words: PlaceWords | null }[] = []
  const place = createStore<PlaceWords | null>(null)
  const asked = createStore<AskedPart | null>(null)
  const showPlace = () => {
    const words = overlays.findLast((overlay) => overlay.words !== null)?.words ?? null
    if (words !== place.get()) place.set(words)
  }
  // history.back() ends later; what is asked meanwhile must not be undone by it.
  let waiting: (() => void)[] | null = null

  const mark = (entry: Entry) => ({ gb: entry })
  const show = (view: View) => {
    storage.keepView(view)
    if (view !== store.get()) store.set(view)
  }
  const whenSettled = (work: () => void) => (waiting === null ? work() : void waiting.push(work))

  window.history.replaceState(mark({ view: store.get(), overlay: 0 }), '')
  storage.keepView(store.get())
  window.addEventListener('popstate', (event) => {
    const entry = entryOf(event.state) ?? { view: 'home', overlay: 0 }
    const closed = overlays.filter((overlay) => overlay.depth > entry.overlay)
    overlays.splice(overlays.length - closed.length)
    showPlace()
    for (const overlay of closed.reverse()) overlay.onBack()
    show(entry.view)
    const work = waiting ?? []
    waiting = null
    for (const each of work) whenSettled(each)
  })

  const closeFrom = (index: number) => {
    const closed = overlays.splice(index)
    showPlace()
    if (closed.length === 0) return
    waiting ??= []
    window.history.go(-closed.length)
    for (const overlay of closed.reverse()) overlay.onBack()
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    navigate(view, part) {
      closeFrom(0)
      whenSettled(() => {
        asked.set(part === undefined ? null : { name: part })
        if (view === store.get()) return
        window.history.pushState(mark({ view, overlay: 0 }), '')
        show(view)
        window.scrollTo(0, 0)
        appear()
      })
    },
    part: asked,
    place,
    back: () => window.history.back(),
    openOverlay(onBack, words) {
      const overlay = { depth: 0, onBack, words: words ?? null }
      let wanted = true
      whenSettled(() => {
        if (!wanted) return
        overlay.depth = overlays.length + 1
        overlays.push(overlay)
        showPlace()
        window.history.pushState(mark({ view: store.get(), overlay: overlay.depth }), '')
      })
      return () => {
        wanted = false
        overlay.onBack = () => undefined
        const index = overlays.indexOf(overlay)
        if (index !== -1) closeFrom(index)
      }
    },
  }
}

function entryOf(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !('gb' in state)) return null
  const entry = state.gb
  if (typeof entry !== 'object' || entry === null || !('view' in entry) || !isView(entry.view)) return null
  const overlay = 'overlay' in entry && typeof entry.overlay === 'number' ? entry.overlay : 0
  return { view: entry.view, overlay }
}

const isView = (value: unknown): value is View => isTabId(value)

function storedView(): View | null {
  const view = storage.view()
  return isView(view) ? view : null
}
