import { type APIRequestContext, expect, request } from '@playwright/test'

/** A person made by plain calls, for journeys that start after the profile exists. */
export interface Person {
  userId: string
  code: string
  api: APIRequestContext
  /** Where the product answers. */
  url: string
}

/** All four consents, given now. */
export const consentRecord = () => ({
  privacy_policy_accepted: true,
  terms_accepted: true,
  health_data_consent: true,
  ai_analysis_consent: true,
  app_version: '1.0',
  timestamp: new Date().toISOString(),
})

/** A valid profile; override what a test is about. */
export const profileBody = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Maria Lopez',
  email: 'maria@example.com',
  age: 42,
  gender: 'female',
  height_feet: 5,
  height_inches: 4,
  current_weight_lbs: 210.5,
  goal_weight_lbs: 150,
  activity_level: 'light',
  ...over,
})

/** A browser-like caller of its own, with its own cookies. */
export const newCaller = async (url: string): Promise<APIRequestContext> => {
  const caller = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { Origin: url, 'X-Time-Zone': 'America/New_York' },
  })
  const get = caller.get.bind(caller)
  // A server may end an idle connection in the moment of a call; a browser reads again by itself, and so does this.
  caller.get = (path, options) => get(path, { maxRetries: 2, ...options })
  return caller
}

/** Consents and creates a profile. */
export const createPerson = async (url: string, over: Record<string, unknown> = {}): Promise<Person> => {
  const api = await newCaller(url)
  const consent = await api.post('/api/user-consent', { data: consentRecord() })
  expect(consent.ok(), await consent.text()).toBe(true)
  const created = await api.post('/api/profile', { data: profileBody(over) })
  expect(created.status(), await created.text()).toBe(201)
  const body = (await created.json()) as { user_id: string; recovery_code: string }
  return { userId: body.user_id, code: body.recovery_code, api, url }
}
