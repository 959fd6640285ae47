import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createApiClient, createQueryClient, queryKeys, unwrap } from '@gb/api-client'
import { waitFor } from '@testing-library/react'
import { createPageOutbox } from '@gb/device'
import { createNavigation } from '../host/navigation'
import { createNotices } from '../host/notices'
import { createConfirmations } from '../host/confirmations'
import { createDeclared } from '../host/declared'
import { createQuestions } from '../host/questions'
import { createSessionStore } from '../host/session-store'
import { createLogSheetRequests } from '../host/log-sheet'
import { createUpgradeRequests } from '../host/upgrade-requests'
import { storage } from '../shared/storage'
import type { AddressParameters } from './address-parameters'
import { createStartup } from './startup'

const NOTHING: AddressParameters = {
  adopt: null,
  restoreCode: null,
  confirm: null,
  takeBack: null,
  atSide: null,
  paidSessionId: null,
  fromHomeScreen: false,
  open: null,
}
const answer = (body: unknown, status = 200) => Response.json(body, { status })

const IN_TEN_MINUTES = '2026-11-20T08:40:00.000Z'
const refusal = (mails: boolean) =>
  answer(
    {
      error: 'invalid_or_expired_code',
      ...(mails && { next: 'confirm_email', challenge_id: 'c-1' }),
    },
    404,
  )

function scene(parameters: Partial<AddressParameters> = {}, signedIn: string | null = null) {
  const server = {
    userId: signedIn,
    codes: new Map([['123456', 'u-1']]),
    signOutFails: false,
    isDown: false,
    mails: false,
    linkWorks: true,
  }
  const calls: string[] = []
  const confirmed: unknown[] = []
  const open = (userId: string) => {
    server.userId = userId
    leaveHint()
    return answer({ user_id: userId, recovery_code: '654321' })
  }
  if (signedIn !== null) leaveHint()
  const api = createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      calls.push(`${request.method} ${pathname}`)
      if (server.isDown) return answer({ error: 'not_found' }, 404)
      if (request.method === 'DELETE') {
        if (server.signOutFails) throw new TypeError('Failed to fetch')
        if (server.userId === null) return answer({ error: 'no_session' }, 401)
        server.userId = null
        return answer({ signed_out: true })
      }
      if (pathname.startsWith('/api/profile-by-code/')) {
        const found = server.codes.get(pathname.slice(pathname.lastIndexOf('/') + 1))
        if (found === undefined) return refusal(server.mails)
        return open(found)
      }
      if (pathname === '/api/session/own-code') return answer({ own: server.userId === 'u-1' })
      if (pathname === '/api/session/adopt')
        return answer({ challenge_id: 'c-2', expires_at: IN_TEN_MINUTES, code_works_here: true }, 202)
      if (pathname === '/api/restore/confirm') {
        const body: unknown = await request.json()
        confirmed.push(body)
        return server.linkWorks ? open('u-1') : refusal(false)
      }
      if (server.userId === null) return answer({ error: 'no_session' }, 401)
      return answer({
        user_id: server.userId,
        is_premium: false,
        consent: null,
        name: 'Ann',
        recovery_code: '048151',
      })
    },
  })
  const shell = {
    api,
    outbox: createPageOutbox(api, null),
    sessions: createSessionStore(),
    declared: createDeclared(),
    navigation: createNavigation(window),
    notices: createNotices(),
    questions: createQuestions(),
    confirmations: createConfirmations(),
    upgrades: createUpgradeRequests(),
    logSheet: createLogSheetRequests(),
    display: {
      installed: false,
      theme: () => 'system' as const,
      setTheme: jest.fn(),
      subscribe: () => () => undefined,
    },
  }
  const queries = createQueryClient()
  const announce = jest.fn()
  let hear: () => void = () => undefined
  const openTabs = (onChange: () => void) => {
    hear = onChange
    return { announce }
  }
  const startup = createStartup(shell, queries, { ...NOTHING, ...parameters }, { openTabs })
  return { server, hear: () => hear(), calls, confirmed, shell, queries, startup, announce }
}

// The server sets this cookie together with the session.
const leaveHint = () => (document.cookie = 'gb_here=1')

const says = (shell: ReturnType<typeof scene>['shell']) => shell.notices.get().map((notice) => notice.text)

const nextQuestion = async (shell: ReturnType<typeof scene>['shell']) => {
  while (shell.questions.get() === null) await new Promise((resolve) => setTimeout(resolve, 1))
  return shell.questions.get()
}

describe(createStartup.name, () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    document.cookie = 'gb_here=; max-age=0'
    history.replaceState(null, '', '/')
  })

  it('does not ask for a session where there never was one', async () => {
    const { startup, calls } = scene()
    await startup.begin()
    expect(calls).not.toContain('GET /api/session')
  })

  it('is ready for a visitor', async () => {
    const { startup, shell } = scene()
    expect(startup.facts.get().status).toBe('starting')
    await startup.begin()
    expect(startup.facts.get().status).toBe('ready')
    expect(shell.sessions.get()).toBeNull()
  })

  it('asks for the profile beside the session when somebody was here before', async () => {
    storage.keepIdentity({ userId: 'u-1', email: null, recoveryCode: null })
    const { startup, calls } = scene({}, 'u-1')
    await startup.begin()
    expect(calls.slice(0, 2).sort()).toEqual(['GET /api/profile/u-1', 'GET /api/session'])
  })

  it('restores by the address, goes home and says so', async () => {
    const { startup, shell } = scene({ restoreCode: '123456' })
    await startup.begin()
    expect(shell.sessions.get()?.user_id).toBe('u-1')
    expect(shell.navigation.get()).toBe('home')
    expect(says(shell)).toEqual(['Profile restored successfully!'])
  })

  it.each(['999999', '12', 'abcdef'])(
    'leads to the profile screen when code %s opens nothing',
    async (restoreCode) => {
      const { startup, shell } = scene({ restoreCode })
      await startup.begin()
      expect(says(shell)).toEqual(['Auto-restore failed. Please try manual recovery.'])
      expect(shell.navigation.get()).toBe('profile')
      expect(startup.facts.get().pendingRestoreCode).toBe(restoreCode)
    },
  )

  it('never replaces another signed-in profile without asking', async () => {
    storage.keepProfileCopy({ name: 'Ann' })
    const { startup, shell, calls } = scene({ restoreCode: '123456' }, 'u-2')
    const begun = startup.begin()
    const question = await nextQuestion(shell)
    expect(question?.text).toContain('A***')
    question?.answer(false)
    await begun
    expect(calls).not.toContain('GET /api/profile-by-code/123456')
    expect(shell.sessions.get()?.user_id).toBe('u-2')
  })

  it('switches after a yes, and forgets what it had read for the other', async () => {
    const { startup, shell, queries } = scene({ restoreCode: '123456' }, 'u-2')
    queries.setQueryData(queryKeys.weightHistory('u-2'), { entries: [] })
    queries.setQueryData(queryKeys.healthTips(), { dos: [] })
    const begun = startup.begin()
    const question = await nextQuestion(shell)
    question?.answer(true)
    await begun
    expect(shell.sessions.get()?.user_id).toBe('u-1')
    expect(queries.getQueryData(queryKeys.weightHistory('u-2'))).toBeUndefined()
    expect(queries.getQueryData(queryKeys.healthTips())).toBeDefined()
  })

  it('begins the confirmation by mail when the server offers it, and keeps it for a reload', async () => {
    const { startup, server, shell } = scene({ restoreCode: '999999' })
    server.mails = true
    await startup.begin()
    expect(says(shell)).toEqual(['Auto-restore failed. Please try manual recovery.'])
    expect(startup.facts.get().confirmation).toMatchObject({ challengeId: 'c-1', expiresAt: null })
    expect(scene().startup.facts.get().confirmation).toMatchObject({ challengeId: 'c-1' })
  })

  it('does nothing for the own code of who is signed in', async () => {
    const { startup, shell, calls } = scene({ restoreCode: '048151' }, 'u-1')
    await startup.begin()
    expect(shell.questions.get()).toBeNull()
    expect(calls).not.toContain('GET /api/profile-by-code/048151')
  })

  it('opens nothing by user id and e-mail alone: the code of a mail comes next', async () => {
    const { startup, shell } = scene({ adopt: { userId: 'u-1', email: 'a@example.org' } })
    await startup.begin()
    expect(shell.sessions.get()).toBeNull()
    expect(storage.identity().userId).toBeNull()
    expect(shell.navigation.get()).toBe('profile')
    expect(startup.facts.get().confirmation).toMatchObject({
      challengeId: 'c-2',
      email: 'a@example.org',
      expiresAt: IN_TEN_MINUTES,
      codeWorksHere: true,
    })
  })

  it('opens the profile by the link of the mail, and tells the new code', async () => {
    const { startup, shell, confirmed } = scene({ confirm: { challengeId: 'c-1', token: 'tok' } })
    await startup.begin()
    expect(confirmed).toEqual([{ challenge_id: 'c-1', code: 'tok' }])
    expect(shell.sessions.get()?.user_id).toBe('u-1')
    expect(says(shell)).toEqual(['Profile restored successfully!'])
    expect(startup.facts.get().shownCode).toEqual({ userId: 'u-1', code: '654321', news: 'replaced' })
    expect(startup.facts.get().confirmation).toBeNull()
  })

  it('asks before a link replaces who is signed in', async () => {
    const { startup, shell, confirmed } = scene({ confirm: { challengeId: 'c-1', token: 'tok' } }, 'u-2')
    const begun = startup.begin()
    const question = await nextQuestion(shell)
    question?.answer(false)
    await begun
    expect(confirmed).toEqual([])
    expect(shell.sessions.get()?.user_id).toBe('u-2')
  })

  it('says gently that a link is over', async () => {
    const { startup, server, shell } = scene({ confirm: { challengeId: 'c-1', token: 'tok' } })
    server.linkWorks = false
    await startup.begin()
    expect(says(shell)[0]).toContain('This link was used before')
    expect(shell.navigation.get()).toBe('profile')
  })

  it('follows the address once the server is back', async () => {
    const { startup, server, shell } = scene({ restoreCode: '123456' }, 'u-2')
    server.isDown = true
    await startup.begin()
    expect(startup.facts.get().status).toBe('offline')
    server.isDown = false
    const reloaded = startup.reload()
    const question = await nextQuestion(shell)
    question?.answer(true)
    await reloaded
    expect(shell.sessions.get()?.user_id).toBe('u-1')
  })

  it('tells the other tabs that a link has opened a profile', async () => {
    const { startup, announce } = scene({ confirm: { challengeId: 'c-1', token: 'tok' } })
    await startup.begin()
    expect(announce).toHaveBeenCalledTimes(1)
  })

  it('goes home when another tab has opened the link that this one waited for', async () => {
    const { startup, server, shell, hear } = scene({ adopt: { userId: 'u-1', email: 'a@example.org' } })
    await startup.begin()
    expect(shell.navigation.get()).toBe('profile')
    server.userId = 'u-1'
    leaveHint()
    hear()
    await waitFor(() => expect(shell.navigation.get()).toBe('home'))
    expect(shell.sessions.get()?.user_id).toBe('u-1')
  })

  it('does nothing for the address of who is signed in already', async () => {
    const { startup, shell } = scene({ adopt: { userId: 'u-1', email: 'a@example.org' } }, 'u-1')
    await startup.begin()
    expect(shell.navigation.get()).toBe('home')
    expect(says(shell)).toEqual([])
  })

  it('keeps a payment until somebody is signed in, and forgets it when it is finished', async () => {
    const { startup, server } = scene({ paidSessionId: 'cs_1' })
    await startup.begin()
    expect(startup.facts.get().paidSessionId).toBeNull()
    server.userId = 'u-1'
    leaveHint()
    await startup.reload()
    expect(startup.facts.get().paidSessionId).toBe('cs_1')
    startup.finishPayment()
    await startup.reload()
    expect(startup.facts.get().paidSessionId).toBeNull()
  })

  it('forgets the person on sign-out, here and in the other tabs', async () => {
    storage.keepIdentity({ userId: 'u-1', email: 'a@example.org', recoveryCode: null })
    const { startup, shell, queries, announce } = scene({}, 'u-1')
    await startup.begin()
    queries.setQueryData(queryKeys.weightHistory('u-1'), { entries: [] })
    await expect(startup.signOut('here')).resolves.toBe('done')
    expect(announce).toHaveBeenCalledTimes(1)
    expect(shell.sessions.get()).toBeNull()
    expect(storage.identity().userId).toBeNull()
    expect(queries.getQueryData(queryKeys.weightHistory('u-1'))).toBeUndefined()
  })

  it('says so when the server never heard of the sign-out, and forgets the person here all the same', async () => {
    const { startup, server, shell } = scene({}, 'u-1')
    await startup.begin()
    server.signOutFails = true
    await expect(startup.signOut('here')).resolves.toBe('owed')
    expect(storage.identity().userId).toBeNull()
    expect(shell.sessions.get()).toBeNull()
  })

  it('signs out offline: nothing goes out under the old session before the server has ended it', async () => {
    const { startup, server, calls, shell } = scene({}, 'u-1')
    await startup.begin()
    server.signOutFails = true
    await startup.signOut('everywhere')
    calls.length = 0

    await expect(unwrap(shell.api.GET('/api/session'))).rejects.toMatchObject({ name: 'NetworkError' })
    await startup.reload()
    expect(shell.sessions.get()).toBeNull()
    expect(new Set(calls)).toEqual(new Set(['DELETE /api/sessions']))

    server.signOutFails = false
    await expect(unwrap(shell.api.GET('/api/session'))).rejects.toMatchObject({ code: 'no_session' })
    expect(calls.slice(-2)).toEqual(['DELETE /api/sessions', 'GET /api/session'])
    expect(storage.owedSignOut()).toBeNull()
  })

  it('takes a sign-out for done where the session has ended meanwhile', async () => {
    storage.keepOwedSignOut('here')
    const { startup, shell } = scene({}, null)
    await startup.begin()
    expect(storage.owedSignOut()).toBeNull()
    expect(shell.sessions.get()).toBeNull()
  })

  it('tells the server nothing when it has ended the session already', async () => {
    const { startup, calls } = scene({}, 'u-1')
    await startup.begin()
    calls.length = 0
    await expect(startup.signOut('ended')).resolves.toBe('done')
    expect(calls).toEqual([])
    expect(storage.mayHaveSession()).toBe(false)
  })
})
