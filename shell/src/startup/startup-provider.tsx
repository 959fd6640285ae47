import { CONSENT_APP_VERSION, isEveryConsentGiven } from '@gb/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useShell } from '../host/shell-context'
import { StartupContext, type Session, type StartupState } from '../host/startup-state'
import { storage } from '../shared/storage'
import { profileRead } from './profile-read'
import type { Startup } from './machine'

/** Gives what the start found out to everything below, with the profile from the query cache. */
export function StartupProvider({ startup, children }: { startup: Startup; children: ReactNode }) {
  const { api, sessions, display } = useShell()
  const facts = useSyncExternalStore(startup.facts.subscribe, startup.facts.get)
  const session = useSyncExternalStore(sessions.subscribe, sessions.get)
  const userId = session?.user_id ?? null
  const read = useQuery({ ...profileRead(api, userId ?? ''), enabled: userId !== null })
  const profile = (userId !== null && read.data) || null

  const shown = facts.shownCode?.userId === userId ? facts.shownCode : null
  const shownCode = shown?.code ?? null
  const codeNews = shown?.news ?? null

  useEffect(() => {
    // The store and not this render: a sign-out that has begun meanwhile must not be followed by a new memory.
    if (profile === null || sessions.get()?.user_id !== profile.user_id) return
    // Installed, the code opens the profile where the cookie was lost; a browser keeps none.
    const known = shownCode ?? storage.identity().recoveryCode
    const recoveryCode = display.installed ? known : null
    storage.keepIdentity({ userId: profile.user_id, email: profile.email ?? null, recoveryCode })
    storage.keepProfileCopy({ name: profile.name })
  }, [profile, display, sessions, shownCode])

  useEffect(() => {
    if (facts.status !== 'offline') return
    const retry = () => void startup.reload()
    globalThis.addEventListener('online', retry)
    return () => globalThis.removeEventListener('online', retry)
  }, [facts.status, startup])

  const state = useMemo<StartupState>(
    () => ({
      status: facts.status,
      session,
      profile,
      rememberedName:
        facts.status === 'ready' && session === null ? null : (storage.profileCopy()?.name ?? null),
      pendingRestoreCode: facts.pendingRestoreCode,
      confirmation: facts.confirmation,
      keepConfirmation: startup.keepConfirmation,
      farewell: facts.farewell,
      keepFarewell: startup.keepFarewell,
      shownCode,
      codeNews,
      showCode: startup.showCode,
      // Who says goodbye, or puts an address back, is not asked to agree to anything.
      needsConsent:
        facts.status === 'ready' &&
        facts.farewell === null &&
        facts.takeBack === null &&
        !facts.consentAccepted &&
        !hasConsented(session),
      acceptConsent: startup.acceptConsent,
      reload: startup.reload,
      signOut: startup.signOut,
    }),
    [facts, session, profile, shownCode, codeNews, startup],
  )
  return <StartupContext value={state}>{children}</StartupContext>
}

// The server's ledger decides for a signed-in person; a visitor has only the record of this browser. The two texts
// are asked for again; the other two may be withdrawn for good, which turns off what needs them and nothing else.
function hasConsented(session: Session | null): boolean {
  if (session !== null) {
    const consent = session.consent ?? { privacy_policy_accepted: false, terms_accepted: false }
    return consent.privacy_policy_accepted && consent.terms_accepted
  }
  const record = storage.consent()
  return record !== null && record.app_version === CONSENT_APP_VERSION && isEveryConsentGiven(record)
}
