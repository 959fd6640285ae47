import type { ApiClient } from '@gb/api-client'
import type { Outbox } from '@gb/device'
import type { ComponentType, SVGProps } from 'react'
import type { UpgradeReason } from './slots'
import type { TabId } from './tabs'

/** Who is signed in on this device. `userId` is null for a visitor without a profile. */
export interface HostSession {
  userId: string | null
  isPremium: boolean
  /** Name as typed in the profile; null for a visitor or while it is loading. */
  displayName: string | null
  /** The hour at which the person's day begins, 0 to 6; midnight when absent. `useLocalDay` and `useDayOf` know it. */
  dayStartsAt?: number
  /** Six digits, only where the shell already shows them; never needed to call the API. */
  recoveryCode?: string
}

/** A short message at the edge of the screen. It never carries the only copy of something important. */
export interface Notice {
  tone: 'success' | 'info' | 'warning' | 'danger'
  text: string
  /** One thing to do about it, e.g. Undo. */
  action?: { label: string; onAction: () => void }
  /** How long it stays, in ms; default 5 000. `danger` stays until it is dismissed. */
  durationMs?: number
}

/** A question with two answers. */
export interface ConfirmQuestion {
  title: string
  text: string
  /** What the confirming button says: a verb, never only "OK". */
  confirmLabel: string
  /** Default "Cancel". */
  cancelLabel?: string
  /** `danger` for what cannot be undone. */
  tone?: 'normal' | 'danger'
}

/** How the product is shown. */
export interface HostDisplay {
  /** Runs as an app from the home screen. */
  installed: boolean
  colorScheme: 'light' | 'dark'
}

/** A tab on which something is logged, whosever it is. */
export interface LogPlace {
  id: TabId
  title: string
  /** Of the icon set of `@gb/ui`. */
  icon: ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }>
}

/** What a tab can be asked to open: in Settings, the field of the number to call. */
export type TabPart = 'care_number'

/** What the shell does for a remote. Get it with `useHost()`. Functions keep their identity between renders. */
export interface HostApi {
  session: HostSession
  /** Typed client; put calls through `unwrap` of @gb/api-client. */
  api: ApiClient
  /**
   * How entries are written: on screen and on the device first, sent behind it, also days later. One per page, for
   * every remote. `useOutboxWrite` and `usePendingEntries` are the comfortable way to it.
   */
  outbox: Outbox
  /** Shows a tab, and opens a part of it where the tab knows one of that name. Back returns to the tab before. */
  navigate: (tab: TabId, part?: TabPart) => void
  /** The tabs of all remotes on which something is logged; the one that Log opens is first. */
  logs: readonly LogPlace[]
  notify: (notice: Notice) => void
  /** True when the person confirmed; false on Cancel, Escape and Back. */
  confirm: (question: ConfirmQuestion) => Promise<boolean>
  /** Opens the sheet that logs what was eaten, over the screen that is shown. Absent where there is none. */
  openLog?: () => void
  /** Opens the upgrade window, whoever draws it. */
  openUpgrade: (reason?: UpgradeReason) => void
  display: HostDisplay
}
