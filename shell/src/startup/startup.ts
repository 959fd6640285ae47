import { isApiError } from '@gb/api-client'
import { kept } from '@gb/device'
import type { QueryClient } from '@tanstack/react-query'
import { UNTIL_READ_MS } from '../host/notices'
import type { Shell } from '../host/shell-context'
import type { Farewell, Session, ShownCode, SignOutOutcome, SignOutReach } from '../host/startup-state'
import type { Confirmation } from '../shared/restore/confirmation'
import { createStore } from '../shared/store'
import { storage } from '../shared/storage'
import type { AddressParameters } from './address-parameters'
import { bringLinks } from './bring-links'
import { forgetPersonalReads, leaveDevice } from './leave-device'
import type { LinkContext } from './links'
import { loadSession } from './load-session'
import { factsAtStart, type Startup, type StartupFacts, type StartupTools } from './machine'
import { openSharedSession } from './other-tabs'
import { createOwedSignOut } from './owed-sign-out'
import { profileRead } from './profile-read'
import { startWords } from './start-words'

/** The start of the app as a machine outside of React: it runs while React draws the first frame. */
export function createStartup(
  shell: Shell,
  queries: QueryClient,
  parameters: AddressParameters,
  { openTabs = openSharedSession, keeper }: StartupTools = {},
): Startup {
  const facts = createStore(factsAtStart(parameters))
  const know = (change: Partial<StartupFacts>) => facts.set({ ...facts.get(), ...change })
  const otherTabs = openTabs(() => void hearOtherTab())
  const paySignOut = createOwedSignOut(shell.api)

  const keepConfirmation = (confirmation: Confirmation | null) => {
    storage.keepConfirmation(confirmation)
    know({ confirmation })
  }

  // Not the session store: who stands there at first may come from this device and not from the server.
  let confirmed: string | null = null
  const keepFarewell = (farewell: Farewell | null) => {
    storage.keepFarewell(farewell)
    know({ farewell })
  }

  const showCode = (shownCode: ShownCode) => know({ shownCode })
  const adopt = (session: Session | null) => {
    const before = shell.sessions.get()?.user_id
    if (before !== undefined && before !== session?.user_id) forgetPersonalReads(queries)
    shell.sessions.set(session)
    keeper?.settle(session)
    know({ status: 'ready', paidSessionId: session === null ? null : storage.payment() })
    if (session === null) {
      confirmed = null
      know({ shownCode: null })
      return
    }
    // From here on the server's ledger decides, and the way in is over.
    know({ consentAccepted: false })
    if (confirmed !== session.user_id) {
      know({ pendingRestoreCode: null })
      keepConfirmation(null)
      keepFarewell(null)
    }
    confirmed = session.user_id
  }

  // What the address asked for while nobody could be reached: done as soon as somebody can.
  let unfollowed: AddressParameters | null = null
  let loads = 0
  const load = async () => {
    loads += 1
    const own = loads
    // Tries go on for a minute. Whoever asked again meanwhile has the newer answer.
    const isNewest = () => own === loads
    if (storage.owedSignOut() !== null) {
      await paySignOut().catch(() => undefined)
      return adopt(null)
    }
    try {
      const onTrouble = () => isNewest() && storage.identity().userId !== null && know({ status: 'offline' })
      const { installed } = shell.display
      const source = { ...shell, installed, ...storage.identity(), onTrouble, onCode: showCode }
      const mayBeSomebody = storage.mayHaveSession() || source.recoveryCode !== null
      const session = mayBeSomebody ? await loadSession(source) : null
      if (isNewest()) adopt(session)
    } catch (error) {
      if (!isNewest()) return
      if (isApiError(error, 'gone')) return forgetDeleted(error.message)
      know({ status: 'offline' })
      if (shell.display.installed) shell.notices.notify({ tone: 'warning', text: startWords().trouble })
    }
  }

  /** The profile was deleted on another device. */
  const forgetDeleted = async (text: string) => {
    await signOut('ended')
    shell.notices.notify({ tone: 'info', text, durationMs: UNTIL_READ_MS })
  }

  const reload = async () => {
    await load()
    await queries.invalidateQueries({ queryKey: ['profile'] })
  }

  const reloadAndTell = async () => {
    const before = shell.sessions.get()?.user_id
    await reload()
    if (shell.sessions.get()?.user_id !== before) otherTabs.announce()
    const asked = unfollowed
    if (asked === null || facts.get().status !== 'ready') return
    unfollowed = null
    await followLinks(asked)
  }

  /** Who waited here for a mail has opened its link in another tab. */
  const hearOtherTab = async () => {
    const isWaiting = facts.get().confirmation !== null
    await reload()
    if (isWaiting && shell.sessions.get() !== null) shell.navigation.navigate('home')
  }

  const signOut = async (reach: SignOutReach): Promise<SignOutOutcome> => {
    const outcome = await leaveDevice(reach, { outbox: shell.outbox, keeper, paySignOut })
    adopt(null)
    // A profile that was read while all this went on has been remembered again.
    storage.forgetPerson()
    know({ consentAccepted: false, pendingRestoreCode: null, confirmation: null })
    forgetPersonalReads(queries)
    // The server's answer empties the storage of the browser as well.
    kept.putBackWhatStays()
    otherTabs.announce()
    shell.navigation.navigate('home')
    return outcome
  }

  const links: LinkContext = {
    shell,
    queries,
    reload: reloadAndTell,
    showCode,
    know({ pendingRestoreCode, confirmation }) {
      if (pendingRestoreCode !== undefined) know({ pendingRestoreCode })
      if (confirmation !== undefined) keepConfirmation(confirmation)
    },
  }

  const followLinks = async (asked: AddressParameters) => {
    if (await bringLinks(links, asked)) return
    unfollowed = asked
    know({ pendingRestoreCode: asked.restoreCode })
    shell.navigation.navigate('profile')
    shell.notices.notify({ tone: 'danger', text: startWords().failed })
  }

  return {
    facts,
    async begin() {
      if (parameters.paidSessionId !== null) storage.keepPayment(parameters.paidSessionId)
      const remembered = storage.identity().userId
      if (storage.owedSignOut() === null) void keeper?.restore(remembered)
      if (remembered !== null) void queries.prefetchQuery(profileRead(shell.api, remembered))
      await load()
      if (facts.get().status === 'offline') {
        unfollowed = parameters
        return
      }
      const { recoveryCode } = storage.identity()
      if (shell.sessions.get() === null && recoveryCode !== null) {
        // Here the start has tried the kept code already.
        know({ pendingRestoreCode: recoveryCode })
        shell.notices.notify({ tone: 'danger', text: startWords().failed })
      }
      await followLinks(parameters)
    },
    follow(asked) {
      if (asked.takeBack !== null) know({ takeBack: asked.takeBack })
      if (asked.atSide !== null) know({ atSide: asked.atSide })
      return followLinks(asked)
    },
    closeTakeBack: () => know({ takeBack: null }),
    closeInvitation: () => know({ atSide: null }),
    reload: reloadAndTell,
    signOut,
    acceptConsent() {
      know({ consentAccepted: true })
      if (shell.sessions.get() !== null) void reload()
    },
    keepConfirmation,
    keepFarewell,
    showCode,
    finishPayment() {
      storage.keepPayment(null)
      know({ paidSessionId: null })
      // What was paid for appears at once: tabs and cards follow the session's premium flag.
      void reload()
    },
  }
}
