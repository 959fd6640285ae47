import { kept } from '@gb/device'
import { APP_LOCK_MINUTES, type AppLockMinutes, isRecord } from '@gb/domain'
import { forgetSomebodyHere, isSomebodyHere } from './here-cookie'
import { isOver, type Confirmation } from './restore/confirmation'

/** Notes are dated, so that old ones need not be remembered. */
const DISMISSED_ANNOUNCEMENTS = 20

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

/** The consent record, as it was sent. Source: product-rules 3. */
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

/**
 * What the shell keeps in this browser, each in its shape; what a sign-out does to it stands in the list of keys of
 * @gb/device. The server is the truth: what stands here only makes the next start quicker or calmer. No weight and no
 * surgery date is ever kept; the card that a person fills in for an emergency is a file of its own
 * (`features/normal/model/own-card.ts`).
 */
export const storage = {
  /** Who was signed in here; the tab's own backup where the browser dropped the long-lived copy. */
  identity(): StoredIdentity {
    const backup = recordOf(kept.read('identity'))
    return {
      userId: kept.read('userId') ?? textIn(backup, 'userId'),
      email: kept.read('email') ?? textIn(backup, 'email'),
      recoveryCode: kept.read('recoveryCode'),
    }
  },
  /** Whether a session may exist; a browser that never had one is spared the question and its 401. */
  mayHaveSession(): boolean {
    return storage.identity().userId !== null || isSomebodyHere()
  },
  keepIdentity(identity: StoredIdentity): void {
    kept.keep('userId', identity.userId)
    kept.keep('email', identity.email)
    kept.keep('recoveryCode', identity.recoveryCode)
    const { userId, email } = identity
    kept.keep('identity', JSON.stringify({ userId, email }))
  },
  profileCopy(): ProfileCopy | null {
    const name = textIn(recordOf(kept.read('profile')), 'name')
    return name === null ? null : { name }
  },
  keepProfileCopy: (copy: ProfileCopy): void => kept.keep('profile', JSON.stringify({ name: copy.name })),

  consent(): ConsentRecord | null {
    const record = recordOf(kept.read('consent'))
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
  keepConsent: (record: ConsentRecord): void => kept.keep('consent', JSON.stringify(record)),

  theme(): Theme {
    const theme = kept.read('theme')
    return theme === 'light' || theme === 'dark' ? theme : 'system'
  },
  keepTheme: (theme: Theme): void => kept.keep('theme', theme === 'system' ? null : theme),

  /** Ids of the announcements that were dismissed here. */
  dismissedAnnouncements(): string[] {
    const text = kept.read('dismissedNotes')
    return text === null ? [] : text.split(' ')
  },
  dismissAnnouncement(id: string): void {
    const ids = [...storage.dismissedAnnouncements(), id].slice(-DISMISSED_ANNOUNCEMENTS)
    kept.keep('dismissedNotes', ids.join(' '))
  },

  /** After how many minutes in the background this device asks for a passkey; null when it never does. */
  appLock(): AppLockMinutes | null {
    const chosen = kept.read('appLock')
    return APP_LOCK_MINUTES.find((minutes) => String(minutes) === chosen) ?? null
  },
  keepAppLock: (minutes: AppLockMinutes | null): void =>
    kept.keep('appLock', minutes === null ? null : String(minutes)),

  /** Place in the app, so that a reload stays there. For this tab only. */
  view: (): string | null => kept.read('view'),
  keepView: (view: string): void => kept.keep('view', view),

  /** A payment that came back before anybody was signed in. For this tab only. */
  payment: (): string | null => kept.read('payment'),
  keepPayment: (sessionId: string | null): void => kept.keep('payment', sessionId),

  /** A restore that waits for the code of a mail. For this tab only; the way to the mail and back may reload it. */
  confirmation(): Confirmation | null {
    const record = recordOf(kept.read('confirmation'))
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
    kept.keep('confirmation', confirmation === null ? null : JSON.stringify(confirmation)),

  /** A sign-out that the server has not heard of yet. */
  owedSignOut(): OwedSignOut | null {
    const owed = kept.read('owedSignOut')
    return owed === 'here' || owed === 'everywhere' ? owed : null
  },
  keepOwedSignOut: (owed: OwedSignOut | null): void => kept.keep('owedSignOut', owed),

  /** The deletion that was asked for here, until it has come true. */
  farewell(): StoredFarewell | null {
    const record = recordOf(kept.read('farewell'))
    const userId = textIn(record, 'userId')
    const eraseAt = textIn(record, 'eraseAt')
    if (userId === null || eraseAt === null || !(Date.parse(eraseAt) > Date.now())) return null
    return { userId, eraseAt }
  },
  keepFarewell: (farewell: StoredFarewell | null): void =>
    kept.keep('farewell', farewell && JSON.stringify({ userId: farewell.userId, eraseAt: farewell.eraseAt })),

  installed: (): boolean => kept.read('installed') === 'yes',
  keepInstalled: (): void => kept.keep('installed', 'yes'),

  /** Forgets the person on sign-out, whatever part of the app kept it. */
  forgetPerson(): void {
    kept.forgetPerson()
    forgetSomebodyHere()
  },
}

function recordOf(text: string | null): Record<string, unknown> | null {
  const value = text === null ? null : parsed(text)
  return isRecord(value) ? value : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const textIn = (record: Record<string, unknown> | null, name: string) => {
  const value = record?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}
