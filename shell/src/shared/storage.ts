import { APP_LOCK_MINUTES, type AppLockMinutes } from '@gb/domain'
import { isOver, type Confirmation } from './restore/confirmation'

/**
 * Everything the shell keeps in this browser, in one place. The server is the truth: what stands here only makes the
 * next start quicker or calmer. No weight and no surgery date is ever kept; the card that a person fills in for an
 * emergency is a file of its own (`features/normal/model/own-card.ts`), and goes with a sign-out like all the rest.
 */
const KEYS = {
  userId: 'gb.user_id',
  email: 'gb.email',
  recoveryCode: 'gb.recovery_code',
  profile: 'gb.profile',
  consent: 'gb.consent',
  theme: 'gb.theme',
  owedSignOut: 'gb.owed_sign_out',
  appLock: 'gb.app_lock',
  farewell: 'gb.farewell',
  dismissedNotes: 'gb.dismissed_notes',
} as const

// Written by the part of the contract that every screen with help lines shares.
const HELP_COUNTRY = 'gb.help_country'

/** Notes are dated, so that old ones need not be remembered. */
const DISMISSED_NOTES = 20

// How the app looks, which notes were read, where help is, and what is still owed to the server is no secret of the person.
const KEPT_ON_SIGN_OUT: readonly string[] = [KEYS.theme, KEYS.owedSignOut, KEYS.dismissedNotes, HELP_COUNTRY]

const SESSION_KEYS = {
  identity: 'gb.identity',
  view: 'gb.view',
  payment: 'gb.payment',
  confirmation: 'gb.confirmation',
  installed: 'gb.installed',
} as const

// Set by the server beside the session, which no script can see.
const HERE_COOKIE = 'gb_here'

/** Where a sign-out reaches. */
export type OwedSignOut = 'here' | 'everywhere'

export interface StoredIdentity {
  userId: string | null
  email: string | null
  /** Kept in installed mode only, where the start asks for the profile by its code first. */
  recoveryCode: string | null
}

export interface ProfileCopy {
  name: string
}

/** The consent record of the specification, as it was sent. */
export interface ConsentRecord {
  privacy_policy_accepted: boolean
  terms_accepted: boolean
  health_data_consent: boolean
  ai_analysis_consent: boolean
  app_version: string
  timestamp: string
}

/** A profile that was deleted on this device and can still be kept. */
export interface StoredFarewell {
  userId: string
  /** When it is erased, ISO. */
  eraseAt: string
}

export type Theme = 'system' | 'light' | 'dark'

export const storage = {
  /** Who was signed in here; the tab's own backup where the browser dropped the long-lived copy. */
  identity(): StoredIdentity {
    const backup = readRecord(session(), SESSION_KEYS.identity)
    return {
      userId: read(local(), KEYS.userId) ?? textIn(backup, 'userId'),
      email: read(local(), KEYS.email) ?? textIn(backup, 'email'),
      recoveryCode: read(local(), KEYS.recoveryCode),
    }
  },
  /** Whether a session may exist; a browser that never had one is spared the question and its 401. */
  mayHaveSession(): boolean {
    return storage.identity().userId !== null || document.cookie.split('; ').includes(`${HERE_COOKIE}=1`)
  },
  keepIdentity(identity: StoredIdentity): void {
    write(local(), KEYS.userId, identity.userId)
    write(local(), KEYS.email, identity.email)
    write(local(), KEYS.recoveryCode, identity.recoveryCode)
    const { userId, email } = identity
    write(session(), SESSION_KEYS.identity, JSON.stringify({ userId, email }))
  },
  profileCopy(): ProfileCopy | null {
    const name = textIn(readRecord(local(), KEYS.profile), 'name')
    return name === null ? null : { name }
  },
  keepProfileCopy: (copy: ProfileCopy): void =>
    write(local(), KEYS.profile, JSON.stringify({ name: copy.name })),

  consent(): ConsentRecord | null {
    const record = readRecord(local(), KEYS.consent)
    const given = (name: string) => record?.[name] === true
    const app_version = textIn(record, 'app_version')
    const timestamp = textIn(record, 'timestamp')
    if (app_version === null || timestamp === null) return null
    return {
      privacy_policy_accepted: given('privacy_policy_accepted'),
      terms_accepted: given('terms_accepted'),
      health_data_consent: given('health_data_consent'),
      ai_analysis_consent: given('ai_analysis_consent'),
      app_version,
      timestamp,
    }
  },
  keepConsent: (record: ConsentRecord): void => write(local(), KEYS.consent, JSON.stringify(record)),

  theme(): Theme {
    const theme = read(local(), KEYS.theme)
    return theme === 'light' || theme === 'dark' ? theme : 'system'
  },
  keepTheme: (theme: Theme): void => write(local(), KEYS.theme, theme === 'system' ? null : theme),

  /** Ids of the announcements that were dismissed here. */
  dismissedNotes(): string[] {
    const text = read(local(), KEYS.dismissedNotes)
    return text === null ? [] : text.split(' ')
  },
  dismissNote(id: string): void {
    const ids = [...storage.dismissedNotes(), id].slice(-DISMISSED_NOTES)
    write(local(), KEYS.dismissedNotes, ids.join(' '))
  },

  /** After how many minutes in the background this device asks for a passkey; null when it never does. */
  appLock(): AppLockMinutes | null {
    const kept = read(local(), KEYS.appLock)
    return APP_LOCK_MINUTES.find((minutes) => String(minutes) === kept) ?? null
  },
  keepAppLock: (minutes: AppLockMinutes | null): void =>
    write(local(), KEYS.appLock, minutes === null ? null : String(minutes)),

  /** Place in the app, so that a reload stays there. For this tab only. */
  view: (): string | null => read(session(), SESSION_KEYS.view),
  keepView: (view: string): void => write(session(), SESSION_KEYS.view, view),

  /** A payment that came back before anybody was signed in. For this tab only. */
  payment: (): string | null => read(session(), SESSION_KEYS.payment),
  keepPayment: (sessionId: string | null): void => write(session(), SESSION_KEYS.payment, sessionId),

  /** A restore that waits for the code of a mail. For this tab only; the way to the mail and back may reload it. */
  confirmation(): Confirmation | null {
    const record = readRecord(session(), SESSION_KEYS.confirmation)
    const challengeId = textIn(record, 'challengeId')
    const beganAt = record?.beganAt
    if (challengeId === null || typeof beganAt !== 'number') return null
    const confirmation = {
      challengeId,
      email: textIn(record, 'email'),
      expiresAt: textIn(record, 'expiresAt'),
      codeWorksHere: record?.codeWorksHere === true,
      beganAt,
    }
    return isOver(confirmation) ? null : confirmation
  },
  keepConfirmation: (confirmation: Confirmation | null): void =>
    write(session(), SESSION_KEYS.confirmation, confirmation === null ? null : JSON.stringify(confirmation)),

  /** A sign-out that the server has not heard of yet. */
  owedSignOut(): OwedSignOut | null {
    const owed = read(local(), KEYS.owedSignOut)
    return owed === 'here' || owed === 'everywhere' ? owed : null
  },
  keepOwedSignOut: (owed: OwedSignOut | null): void => write(local(), KEYS.owedSignOut, owed),

  /** The deletion that was asked for here, until it has come true. */
  farewell(): StoredFarewell | null {
    const record = readRecord(local(), KEYS.farewell)
    const userId = textIn(record, 'userId')
    const eraseAt = textIn(record, 'eraseAt')
    if (userId === null || eraseAt === null || !(Date.parse(eraseAt) > Date.now())) return null
    return { userId, eraseAt }
  },
  keepFarewell: (farewell: StoredFarewell | null): void =>
    write(
      local(),
      KEYS.farewell,
      farewell && JSON.stringify({ userId: farewell.userId, eraseAt: farewell.eraseAt }),
    ),

  installed: (): boolean => read(session(), SESSION_KEYS.installed) === 'yes',
  keepInstalled: (): void => write(session(), SESSION_KEYS.installed, 'yes'),

  /** Forgets the person on sign-out, whatever part of the app kept it; how the app looks stays. */
  forgetPerson(): void {
    for (const key of namesIn(local())) if (!KEPT_ON_SIGN_OUT.includes(key)) write(local(), key, null)
    for (const key of namesIn(session())) if (key !== SESSION_KEYS.installed) write(session(), key, null)
    document.cookie = `${HERE_COOKIE}=; max-age=0; path=/`
  },
}

// A browser may refuse storage (private windows, a full disk). The app then forgets, and works.
const local = () => attempt(() => globalThis.localStorage)
const session = () => attempt(() => globalThis.sessionStorage)

const namesIn = (store: Storage | null) => attempt(() => Object.keys(store ?? {})) ?? []

const read = (store: Storage | null, key: string) => attempt(() => store?.getItem(key) ?? null)

function write(store: Storage | null, key: string, value: string | null): void {
  attempt(() => (value === null ? store?.removeItem(key) : store?.setItem(key, value)))
}

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

function readRecord(store: Storage | null, key: string): Record<string, unknown> | null {
  const text = read(store, key)
  const value: unknown = text === null ? null : attempt<unknown>(() => JSON.parse(text))
  return isRecord(value) ? value : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textIn = (record: Record<string, unknown> | null, name: string) => {
  const value = record?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}
