import { ApiError, isApiError, NetworkError, unwrap, type ApiClient } from '@gb/api-client'
import { SESSION_LOAD_RETRY } from '@gb/domain'
import type { Profile, Session, ShownCode } from '../host/startup-state'

export interface SessionSource {
  api: ApiClient
  installed: boolean
  /** Kept in installed mode, to open the profile by its code where the cookie was lost. */
  recoveryCode: string | null
  /** Told the code that opened the profile, as it is now: it may have been changed meanwhile. */
  onCode?: (opened: ShownCode) => void
  /** Told once, when the first try failed and others follow: what is kept may be shown meanwhile. */
  onTrouble?: () => void
  /** For tests. */
  wait?: (ms: number) => Promise<void>
}

/**
 * Who is signed in; null for a visitor. Tries again 3 times in a browser and 8 times installed
 * (Source: product-rules 9); an answer that says no is final. Throws the last error when no try got an answer.
 */
export async function loadSession(source: SessionSource): Promise<Session | null> {
  const plan = SESSION_LOAD_RETRY[source.installed ? 'installed' : 'browser']
  const wait = source.wait ?? pause
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(source)
    } catch (error) {
      if (isFinal(error) || attempt >= plan.attempts) throw error
      if (attempt === 1) source.onTrouble?.()
      await wait(waitAfter(error, plan.waitMs(attempt)))
    }
  }
}

/** In the place of a download that failed. */
const NO_CALLS = {
  openByCode: () => Promise.reject<Profile>(new NetworkError('The way in could not be downloaded.')),
}

/** Installed, the profile is asked for by its code, and the stored id is what is left; side by side, to lose no time. */
async function askOnce({ api, installed, recoveryCode, onCode }: SessionSource): Promise<Session | null> {
  if (!installed || recoveryCode === null) return sessionOrNull(api)
  // Only an app on the home screen keeps a code; nobody else needs what opens a profile by it.
  const { openByCode } = await import('../shared/restore/restore-calls').catch(() => NO_CALLS)
  const [opened, session] = await Promise.allSettled([
    opensBy(() => openByCode(api, recoveryCode), onCode),
    sessionOrNull(api),
  ])
  if (session.status === 'fulfilled' && session.value !== null) return session.value
  if (opened.status === 'rejected') throw opened.reason
  if (opened.value) return sessionOrNull(api)
  if (session.status === 'rejected') throw session.reason
  return null
}

const sessionOrNull = (api: ApiClient) =>
  unwrap(api.GET('/api/session')).catch((error: unknown) => {
    if (isApiError(error, 'no_session')) return null
    throw error
  })

/** Opens the profile of a code on this device; false when the code does not open one here. */
async function opensBy(open: () => Promise<Profile>, onCode: SessionSource['onCode']): Promise<boolean> {
  try {
    const opened = await open()
    if (opened.recovery_code !== null) onCode?.({ userId: opened.user_id, code: opened.recovery_code })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false
    throw error
  }
}

// Too many requests is the one refusal that time heals.
const isFinal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429

function waitAfter(error: unknown, planned: number): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  return Math.max(planned, asked)
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
