import { createApiClient, createQueryClient } from '@gb/api-client'
import { HostProvider } from '@gb/mfe-contract'
import { fakeHost, type FakeHostOptions } from '@gb/test-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AppLockContext, createAppLock } from '../../host/app-lock'
import { StartupContext, type Profile, type Session, type StartupState } from '../../host/startup-state'

/** What the network answers, by "METHOD /path". An Error is a connection that broke. */
export type Answers = Record<string, (request: Request) => Response | Error | Promise<Response | Error>>

export interface Scene extends FakeHostOptions {
  answers?: Answers
  startup?: Partial<StartupState>
  recoveryCode?: string
}

const READY: StartupState = {
  status: 'ready',
  session: null,
  profile: null,
  rememberedName: null,
  pendingRestoreCode: null,
  confirmation: null,
  keepConfirmation: () => undefined,
  farewell: null,
  keepFarewell: () => undefined,
  shownCode: null,
  codeNews: null,
  showCode: () => undefined,
  needsConsent: false,
  acceptConsent: () => undefined,
  reload: () => Promise.resolve(),
  signOut: () => Promise.resolve('done'),
}

/** Draws a feature of the shell as a visitor sees it; `sent` lists the requests as "METHOD /path". */
export function renderFeature(feature: ReactNode, scene: Scene = {}) {
  cleanup()
  const sent: { call: string; request: Request }[] = []
  const api = createApiClient({
    baseUrl: 'http://shell.test',
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`
      sent.push({ call, request: request.clone() })
      const answer = await (scene.answers?.[call]?.(request) ?? new Error(`no answer for ${call}`))
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  const host = fakeHost(api, { ...scene, session: { userId: null, displayName: null, ...scene.session } })
  const { recoveryCode } = scene
  const session = { ...host.session, ...(recoveryCode !== undefined && { recoveryCode }) }
  const startup = { ...READY, ...scene.startup }
  const lock = createAppLock()
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { retry: false } })
  const view = render(
    <QueryClientProvider client={queries}>
      <StartupContext value={startup}>
        <AppLockContext value={lock}>
          <HostProvider host={{ ...host, session }}>{feature}</HostProvider>
        </AppLockContext>
      </StartupContext>
    </QueryClientProvider>,
  )
  return { ...view, sent, host, queries, lock }
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** An answer that says no, as the server writes it. */
export const problem = (status: number, error: string, message: string, more: object = {}) =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: error, status, detail: message, error, message, ...more }),
    {
      status,
      headers: { 'Content-Type': 'application/problem+json' },
    },
  )

export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  user_id: '6f1d1c9e-3b0a-4a52-9a53-6a0a5d1c7e11',
  recovery_code: '048151',
  is_premium: false,
  time_zone: 'America/New_York',
  erase_at: null,
  name: 'Sam',
  email: 'sam@example.com',
  pending_email: null,
  age: 42,
  gender: 'female',
  height_feet: 5,
  height_inches: 6,
  current_weight_lbs: 231.4,
  goal_weight_lbs: 160,
  activity_level: 'light',
  surgery_date: '2026-09-01',
  surgery_day_weight_lbs: null,
  highest_weight_lbs: null,
  is_pregnant: false,
  iron_answer: null,
  clinic_plan: null,
  day_starts_at: 0,
  language: null,
  hints: [],
  ...changes,
})

export const aSession = (changes: Partial<Session> = {}): Session => ({
  user_id: aProfile().user_id,
  name: 'Sam',
  email: 'sam@example.com',
  is_premium: false,
  time_zone: 'America/New_York',
  erase_at: null,
  recovery_code: '048151',
  consent: {
    privacy_policy_accepted: true,
    terms_accepted: true,
    health_data_consent: true,
    ai_analysis_consent: true,
  },
  ...changes,
})
