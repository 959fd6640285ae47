import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { consentRecord, type Person } from './support/api'
import { phonePhoto } from './support/photo'

/**
 * One row per route of services/gateway/routes.json, in the order of that file; access.e2e.ts walks it.
 * A new route: add `'METHOD /path': { who: … }`. The words of a row:
 *
 *   who     the access mark that the route must have
 *   body    a body that the route takes; `user_id` is added by itself. Every attack is made with it, and at the end
 *           it is sent properly and must be taken: so it is known that an attack would have changed something
 *   thing   makes something of a person that the path's id (or `idField` of the body) names, and answers its id.
 *           With another person's thing the route must answer what it answers to an id that does not exist: 404
 *   idField the field of the body that carries the id of the thing, when the path does not
 *   path    other words in braces of the path
 *   moves   its answer changes by being asked for, or by the clock: not compared before and after the attacks
 */
export interface RouteRow {
  who: 'public' | 'visitor' | 'session' | 'owner' | 'premium' | 'operator' | 'internal'
  body?: Record<string, unknown>
  thing?: (person: Person) => Promise<string>
  idField?: string
  path?: Record<string, string>
  moves?: true
}

const madeBy = async (person: Person, path: string, body: object): Promise<Record<string, unknown>> => {
  const answer = await person.api.post(path, { data: { user_id: person.userId, ...body } })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Record<string, unknown>
}

const entry = (kind: string, body: object) => async (person: Person) => {
  const entryId = randomUUID()
  await madeBy(person, `/api/${kind}`, { ...body, entry_id: entryId })
  return entryId
}

const meal = async (person: Person): Promise<string> => {
  const small = await sharp(await phonePhoto())
    .resize(320)
    .jpeg()
    .toBuffer()
  const { entry_id: id } = await madeBy(person, '/api/analyze-food', {
    image_base64: small.toString('base64'),
  })
  return String(id)
}

const typedMeal = entry('food-entry', { items: [{ food_id: 'cottage-cheese-1-percent', grams: 110 }] })

const favorite = async (person: Person): Promise<string> => {
  const entryId = await typedMeal(person)
  const kept = await person.api.put(`/api/favourite-meals/${entryId}`, { data: { user_id: person.userId } })
  expect(kept.ok()).toBe(true)
  return entryId
}

const checkout = async (person: Person): Promise<string> => {
  const origin_url = new URL(person.url).origin
  const { session_id: id } = await madeBy(person, '/api/checkout/session', {
    package_id: 'monthly',
    origin_url,
  })
  return String(id)
}

const device = async (person: Person): Promise<string> => {
  const answer = await person.api.get('/api/devices')
  const { devices } = (await answer.json()) as { devices: { device_id: string }[] }
  return devices[0]?.device_id ?? 'no device'
}

/** A device that does not exist, at a push service that nobody asks. */
const PUSH = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
  p256dh: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

const pushDevice = async (person: Person): Promise<string> => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`
  const { subscription_id: id } = await madeBy(person, '/api/push-subscriptions', { ...PUSH, endpoint })
  return String(id)
}

const REMINDERS = {
  vitamins: { on: true, morning: '08:30', afternoon: '13:00', evening: '19:00' },
  fluids: { on: false, every_hours: 2, from: '09:00', to: '19:00' },
  weigh_in: { on: false, weekday: 'monday', time: '08:00' },
  mood: { on: false, time: '20:00' },
  quiet_hours: { from: '21:00', to: '08:00' },
  show_details: false,
}

const FLUID = { fluid_type: 'tea', amount_oz: 8 }
const WEIGHT = { weight_lbs: 207, notes: 'after breakfast' }
const VITAMIN = { vitamin_name: 'Iron', dosage_mg: 45, time_taken: 'evening' }
const MILESTONE = { milestone: 'I fit in the chair with room to spare' }
const RECOVERY = { vomiting: 'once', pain: 'better', pulse_bpm: 84 }
const MOOD = { mood_rating: 7, energy_level: 6, mood_description: 'hopeful', journal_entry: 'A good day.' }

export const ROUTES: Record<string, RouteRow> = {
  'GET /api/about-creator': { who: 'public' },
  'GET /api/announcements': { who: 'public' },
  'POST /api/activate-premium': { who: 'owner', thing: checkout, idField: 'session_id' },
  'GET /api/analysis/{user_id}': { who: 'owner' },
  'POST /api/analyze-food': { who: 'owner' },
  'POST /api/billing/webhook': { who: 'public' },
  'POST /api/checkout/session': { who: 'owner' },
  'GET /api/checkout/status/{session_id}': { who: 'session', thing: checkout },
  'POST /api/checkout/test': { who: 'owner' },
  'GET /api/checkout/test-page.css': { who: 'public' },
  'GET /api/checkout/test-page.js': { who: 'public' },
  'GET /api/checkout/test-page/{session_id}': { who: 'session', thing: checkout },
  'POST /api/checkout/test-page/{session_id}/decision': {
    who: 'session',
    thing: checkout,
    body: { decision: 'cancel' },
  },
  'POST /api/confirmation/confirm': { who: 'session' },
  'POST /api/confirmation/start': { who: 'session', body: { purpose: 'export', way: 'email' } },
  'POST /api/clinic-plan-reading': { who: 'owner' },
  'DELETE /api/clinic-plan/{user_id}': { who: 'owner' },
  'GET /api/clinic-plan/{user_id}': { who: 'owner' },
  'PUT /api/clinic-plan/{user_id}': { who: 'owner', body: { office_phone: '555-010-0199' } },
  'GET /api/consents': { who: 'visitor' },
  'DELETE /api/consents/{purpose}': { who: 'session', path: { purpose: 'ai_analysis_consent' } },
  'GET /api/content-images/{name}': { who: 'public' },
  'POST /api/client-errors': { who: 'public' },
  'POST /api/csp-reports': { who: 'public' },
  'GET /api/daily-encouragement': { who: 'public' },
  'GET /api/daily-scan-status/{user_id}': { who: 'owner' },
  'GET /api/concerns/{user_id}': { who: 'owner' },
  'GET /api/daily-summary/{user_id}': { who: 'owner' },
  'PUT /api/day-start/{user_id}': { who: 'owner', body: { day_starts_at: 4 } },
  'GET /api/devices': { who: 'session' },
  'DELETE /api/devices/{device_id}': { who: 'session', thing: device },
  'DELETE /api/email-change': { who: 'session' },
  'POST /api/email-change/confirm': { who: 'session' },
  'POST /api/email-change/resend': { who: 'session' },
  'POST /api/email-change/take-back': { who: 'visitor' },
  'POST /api/fluid-entry': { who: 'owner', body: FLUID },
  'DELETE /api/fluid-entry/{entry_id}': { who: 'owner', thing: entry('fluid-entry', FLUID) },
  'PATCH /api/fluid-entry/{entry_id}': {
    who: 'owner',
    thing: entry('fluid-entry', FLUID),
    body: { amount_oz: 9 },
  },
  'GET /api/export/{user_id}': { who: 'owner', moves: true },
  'DELETE /api/favourite-meals/{entry_id}': { who: 'owner', thing: favorite },
  'PUT /api/favourite-meals/{entry_id}': { who: 'owner', thing: typedMeal, body: {} },
  'GET /api/favourite-meals/{user_id}': { who: 'owner' },
  'DELETE /api/favourite-recipes/{recipe_id}': { who: 'owner', path: { recipe_id: 'vanilla-morning-shake' } },
  'PUT /api/favourite-recipes/{recipe_id}': { who: 'premium', path: { recipe_id: 'vanilla-morning-shake' } },
  'GET /api/first-days-page/{user_id}': { who: 'owner' },
  'GET /api/fluid-days/{user_id}': { who: 'owner' },
  'GET /api/fluid-history/{user_id}': { who: 'owner' },
  'GET /api/fluid-summary/{user_id}': { who: 'owner' },
  'POST /api/food-day/copy': { who: 'owner', body: { from: '2026-11-18', to: '2026-11-19' } },
  'GET /api/food-days/{user_id}': { who: 'owner' },
  'POST /api/food-entry': {
    who: 'owner',
    body: { items: [{ name: 'Soup', grams: 100, calories: 50, protein_g: 5, carbs_g: 5, fat_g: 1 }] },
  },
  'DELETE /api/food-entry/{entry_id}': { who: 'owner', thing: meal },
  'PATCH /api/food-entry/{entry_id}': { who: 'owner', thing: meal, body: { meal_type: 'dinner' } },
  'POST /api/food-entry/{entry_id}/repeat': { who: 'owner', thing: typedMeal, body: {} },
  'GET /api/food-feelings/{user_id}': { who: 'owner' },
  'GET /api/food-history/{user_id}': { who: 'owner' },
  'GET /api/food-nutrients/{user_id}': { who: 'owner' },
  'GET /api/foods': { who: 'session' },
  'GET /api/foods/{food_id}': { who: 'session', path: { food_id: 'almonds' } },
  'GET /api/foods/barcode/{code}': { who: 'session', path: { code: '3017620422003' } },
  'POST /api/foods/parse': { who: 'session', body: { text: '2 eggs' } },
  'GET /api/generate-pdf-report/{report_id}': { who: 'session' },
  'GET /api/get-recovery-code/{user_id}': { who: 'owner' },
  'GET /api/health-tips': { who: 'public' },
  'GET /api/health/live': { who: 'public' },
  'GET /api/health/ready': { who: 'public' },
  'DELETE /api/helper-invitations/{invitation_id}': { who: 'session' },
  'GET /api/helpers': { who: 'session' },
  'POST /api/helpers': { who: 'session' },
  'DELETE /api/helpers/{grant_id}': { who: 'session' },
  'GET /api/helping': { who: 'session' },
  'POST /api/helping': { who: 'session' },
  'DELETE /api/helping/{grant_id}': { who: 'session' },
  'POST /api/helping/invitation': { who: 'session' },
  'GET /api/home/{user_id}': { who: 'owner', moves: true },
  'POST /api/import': { who: 'owner', body: { log: 'fluids', csv: 'entry_id' } },
  'PUT /api/food-log-answer/{user_id}': { who: 'owner', body: { was_all: false } },
  'PUT /api/iron-answer/{user_id}': { who: 'owner', body: { iron_answer: 'higher' } },
  // In English: what follows looks for the words of English emails.
  'PUT /api/language/{user_id}': { who: 'owner', body: { language: 'en' } },
  'PUT /api/lesson-progress/{user_id}/{module_id}/{lesson_id}': {
    who: 'premium',
    path: { module_id: 'mindful_eating', lesson_id: 'one-calm-meal' },
  },
  'GET /api/meal-timer/{user_id}': { who: 'owner', moves: true },
  'POST /api/mood-entry': { who: 'owner', body: MOOD },
  'DELETE /api/mood-entry/{entry_id}': { who: 'owner', thing: entry('mood-entry', MOOD) },
  'PATCH /api/mood-entry/{entry_id}': {
    who: 'owner',
    thing: entry('mood-entry', MOOD),
    body: { mood_rating: 3 },
  },
  'GET /api/mood-history/{user_id}': { who: 'owner' },
  'POST /api/milestone-entry': { who: 'owner', body: MILESTONE },
  'DELETE /api/milestone-entry/{entry_id}': { who: 'owner', thing: entry('milestone-entry', MILESTONE) },
  'PATCH /api/milestone-entry/{entry_id}': {
    who: 'owner',
    thing: entry('milestone-entry', MILESTONE),
    body: { milestone: 'I walked to the park' },
  },
  'GET /api/milestone-history/{user_id}': { who: 'owner' },
  'POST /api/recovery-entry': { who: 'owner', body: RECOVERY },
  'DELETE /api/recovery-entry/{entry_id}': { who: 'owner', thing: entry('recovery-entry', RECOVERY) },
  // One row for a person and day, so a second one of today has no id of its own; recovery.db.test.ts changes it.
  'PATCH /api/recovery-entry/{entry_id}': { who: 'owner', thing: entry('recovery-entry', RECOVERY) },
  'GET /api/recovery-history/{user_id}': { who: 'owner' },
  'GET /api/operator/analyses/cost': { who: 'operator' },
  'GET /api/operator/analyses/failed': { who: 'operator' },
  'GET /api/operator/announcements': { who: 'operator' },
  'POST /api/operator/announcements': { who: 'operator' },
  'DELETE /api/operator/announcements/{announcement_id}': { who: 'operator' },
  'GET /api/operator/deletions': { who: 'operator' },
  'GET /api/operator/erasure-requests': { who: 'operator' },
  'GET /api/operator/exports': { who: 'operator' },
  'GET /api/operator/failed-work': { who: 'operator' },
  'GET /api/operator/me': { who: 'operator' },
  'GET /api/operator/merge-requests': { who: 'operator' },
  'POST /api/operator/failed-work/{kind}/{work_id}/retry': { who: 'operator' },
  'DELETE /api/operator/failed-work/{kind}/{work_id}': { who: 'operator' },
  'GET /api/operator/food-logs/{user_id}': { who: 'operator' },
  'GET /api/operator/journal/{user_id}': { who: 'operator' },
  'GET /api/operator/logs/{user_id}': { who: 'operator' },
  'GET /api/operator/health': { who: 'operator' },
  'GET /api/operator/metrics': { who: 'operator' },
  'GET /api/operator/owed-to-provider': { who: 'operator' },
  'GET /api/operator/packages': { who: 'operator' },
  'PUT /api/operator/packages/{package_id}': { who: 'operator' },
  'GET /api/operator/people/{user_id}': { who: 'operator' },
  'GET /api/operator/people/{user_id}/consents': { who: 'operator' },
  'DELETE /api/operator/people/{user_id}/erasure': { who: 'operator' },
  'POST /api/operator/people/{user_id}/erasure': { who: 'operator' },
  'POST /api/operator/people/{user_id}/erasure/confirm': { who: 'operator' },
  'DELETE /api/operator/people/{user_id}/merge': { who: 'operator' },
  'POST /api/operator/people/{user_id}/merge': { who: 'operator' },
  'POST /api/operator/people/{user_id}/merge/confirm': { who: 'operator' },
  'POST /api/operator/people/{user_id}/rotate-code': { who: 'operator' },
  'POST /api/operator/people/search': { who: 'operator' },
  'GET /api/operator/premium/{user_id}': { who: 'operator' },
  'POST /api/operator/premium/{user_id}/grant': { who: 'operator' },
  'POST /api/operator/premium/{user_id}/revoke': { who: 'operator' },
  'GET /api/operator/payment-events': { who: 'operator' },
  'POST /api/operator/payment-events/{event_id}/retry': { who: 'operator' },
  'GET /api/operator/refunds': { who: 'operator' },
  'GET /api/operator/releases': { who: 'operator' },
  'GET /api/operator/remotes': { who: 'operator' },
  'GET /api/operator/remotes/ecosystem': { who: 'operator' },
  'GET /api/operator/remotes/{remote}': { who: 'operator' },
  'GET /api/operator/remotes/{remote}/config': { who: 'operator' },
  'PUT /api/operator/remotes/{remote}/settings/{name}': { who: 'operator' },
  'DELETE /api/operator/remotes/{remote}/settings/{name}': { who: 'operator' },
  'PUT /api/operator/remotes/{remote}/flags/{name}': { who: 'operator' },
  'DELETE /api/operator/remotes/{remote}/flags/{name}': { who: 'operator' },
  'PUT /api/operator/remotes/{remote}/flags/{name}/testers/{user_id}': { who: 'operator' },
  'DELETE /api/operator/remotes/{remote}/flags/{name}/testers/{user_id}': { who: 'operator' },
  'PUT /api/operator/remotes/{remote}/canary': { who: 'operator' },
  'DELETE /api/operator/remotes/{remote}/kill': { who: 'operator' },
  'GET /api/operator/remotes/{remote}/field': { who: 'operator' },
  'PUT /api/operator/remotes/{remote}/kill': { who: 'operator' },
  'PUT /api/operator/remotes/{remote}/pin': { who: 'operator' },
  'POST /api/operator/remotes/{remote}/releases': { who: 'operator' },
  'POST /api/operator/remotes/{remote}/rollback': { who: 'operator' },
  'GET /api/operator/scans/{user_id}': { who: 'operator' },
  'POST /api/operator/scans/{user_id}/{scan_id}/refund': { who: 'operator' },
  'GET /api/operator/backups': { who: 'operator' },
  'POST /api/operator/backups': { who: 'operator' },
  'DELETE /api/operator/check-ins/{user_id}/{entry_id}/assignment': { who: 'operator' },
  'PUT /api/operator/check-ins/{user_id}/{entry_id}/assignment': { who: 'operator' },
  'POST /api/operator/packages/{package_id}/prices': { who: 'operator' },
  'DELETE /api/operator/packages/{package_id}/prices/{price_id}': { who: 'operator' },
  'GET /api/operator/payments/{user_id}': { who: 'operator' },
  'POST /api/operator/payments/{user_id}/{payment_id}/refunds': { who: 'operator' },
  'DELETE /api/operator/scan-limits/{user_id}': { who: 'operator' },
  'GET /api/operator/scan-limits/{user_id}': { who: 'operator' },
  'PUT /api/operator/scan-limits/{user_id}': { who: 'operator' },
  'GET /api/operator/audit': { who: 'operator' },
  'GET /api/operator/check-ins': { who: 'operator' },
  'GET /api/operator/check-ins/{user_id}/{entry_id}/context': { who: 'operator' },
  'POST /api/operator/check-ins/{user_id}/{entry_id}/reply': { who: 'operator' },
  'POST /api/operator/check-ins/{user_id}/{entry_id}/seen': { who: 'operator' },
  'GET /api/operator/content': { who: 'operator' },
  'GET /api/operator/content/sources': { who: 'operator' },
  'GET /api/operator/content/translations': { who: 'operator' },
  'DELETE /api/operator/content/{slug}/draft': { who: 'operator' },
  'GET /api/operator/content/{slug}/draft': { who: 'operator' },
  'PUT /api/operator/content/{slug}/draft': { who: 'operator' },
  'POST /api/operator/content/{slug}/publish': { who: 'operator' },
  'POST /api/operator/content/{slug}/roll-back': { who: 'operator' },
  'GET /api/operator/content/{slug}/translations/{language}': { who: 'operator' },
  'POST /api/operator/content/{slug}/translations/{language}': { who: 'operator' },
  'GET /api/operator/content/{slug}/versions': { who: 'operator' },
  'GET /api/operator/content/{slug}/versions/{version}': { who: 'operator' },
  'GET /api/operator/promo-codes': { who: 'operator' },
  'POST /api/operator/promo-codes': { who: 'operator' },
  'POST /api/operator/promo-codes/{code}/deactivate': { who: 'operator' },
  'GET /api/operator/tokens': { who: 'operator' },
  'DELETE /api/operator/tokens/{token_id}': { who: 'operator' },
  'DELETE /api/pairing-window': { who: 'session' },
  'GET /api/pairing-window': { who: 'session' },
  'POST /api/pairing-window': { who: 'session', body: {} },
  'GET /api/passkeys': { who: 'session' },
  'POST /api/passkeys': { who: 'session' },
  'DELETE /api/passkeys/{passkey_id}': { who: 'session' },
  'POST /api/passkeys/code-restore': { who: 'session' },
  'POST /api/passkeys/registration-options': { who: 'session' },
  'POST /api/passkeys/sign-in': { who: 'visitor' },
  'POST /api/passkeys/sign-in-options': { who: 'visitor' },
  'POST /api/passkeys/unlock': { who: 'session' },
  'POST /api/passkeys/unlock-options': { who: 'session' },
  'GET /api/personal-token': { who: 'session' },
  'GET /api/personal-tokens': { who: 'session' },
  'POST /api/personal-tokens': { who: 'session' },
  'DELETE /api/personal-tokens/{token_id}': { who: 'session' },
  'GET /api/plan-choices/{user_id}': { who: 'owner' },
  'PUT /api/plan-choices/{user_id}/filled-week': { who: 'premium' },
  'PUT /api/plan-choices/{user_id}/swap': { who: 'premium' },
  'GET /api/premium-advanced-nutrition': { who: 'premium' },
  'GET /api/premium-analytics/{user_id}': { who: 'premium', moves: true },
  'POST /api/premium-checkin': { who: 'premium' },
  'GET /api/premium-checkin/{user_id}': { who: 'owner' },
  'GET /api/premium-content': { who: 'premium' },
  'GET /api/premium-exercise-progression': { who: 'premium' },
  'GET /api/premium-meal-planning-templates': { who: 'premium' },
  'GET /api/premium-meal-planning-templates/{template_id}/week': {
    who: 'premium',
    path: { template_id: 'simple-week' },
  },
  'GET /api/premium-meal-plans/{user_id}': { who: 'premium' },
  'GET /api/premium-mindful-eating': { who: 'premium' },
  'GET /api/premium-personal-growth': { who: 'premium' },
  'GET /api/premium-recipes': { who: 'session' },
  'POST /api/premium-progress-report/{user_id}': { who: 'premium' },
  'GET /api/premium-supplement-guide': { who: 'premium' },
  'GET /api/privacy-policy': { who: 'public' },
  'POST /api/profile': { who: 'visitor' },
  'GET /api/profile-by-code/{code}': { who: 'visitor', path: { code: '123456' } },
  'DELETE /api/profile/{user_id}': { who: 'owner' },
  'GET /api/profile/{user_id}': { who: 'owner' },
  'POST /api/profile/{user_id}/undelete': { who: 'visitor' },
  'GET /api/push-key': { who: 'public' },
  'POST /api/push-subscriptions': { who: 'owner', body: PUSH },
  'DELETE /api/push-subscriptions/{subscription_id}': { who: 'owner', thing: pushDevice },
  'GET /api/recommended-vitamins': { who: 'public' },
  'GET /api/reminders/{user_id}': { who: 'owner' },
  'PUT /api/reminders/{user_id}': { who: 'owner', body: REMINDERS },
  'GET /api/reminders/{user_id}/calendar.ics': { who: 'owner', moves: true },
  'POST /api/reminders/{user_id}/snooze': { who: 'owner' },
  'POST /api/reminders/{user_id}/test': { who: 'owner' },
  'POST /api/restore': { who: 'visitor', body: { code: '123456' } },
  'POST /api/restore/confirm': { who: 'visitor' },
  'POST /api/restore/start': { who: 'visitor' },
  'POST /api/session/own-code': { who: 'session', body: { code: '000000' } },
  'DELETE /api/session': { who: 'session' },
  'GET /api/session': { who: 'session' },
  'POST /api/session/adopt': { who: 'visitor' },
  'DELETE /api/sessions': { who: 'session' },
  'GET /api/subscription/{user_id}': { who: 'owner' },
  'POST /api/subscription/cancel': { who: 'owner' },
  'POST /api/subscription/portal': { who: 'owner' },
  'POST /api/subscription/refund-request': { who: 'owner' },
  'POST /api/subscription/resume': { who: 'owner' },
  'GET /api/subscription-packages': { who: 'public' },
  'GET /api/terms-of-service': { who: 'public' },
  'POST /api/user-consent': { who: 'visitor', body: consentRecord() },
  'GET /api/usual-portions/{user_id}': { who: 'owner' },
  'GET /api/user-premium-status/{user_id}': { who: 'owner' },
  'POST /api/validate-promo-code': { who: 'session', body: { promo_code: 'NO-SUCH-CODE' }, moves: true },
  'POST /api/vitamin-entry': { who: 'owner', body: VITAMIN },
  'DELETE /api/vitamin-entry/{entry_id}': { who: 'owner', thing: entry('vitamin-entry', VITAMIN) },
  'PATCH /api/vitamin-entry/{entry_id}': {
    who: 'owner',
    thing: entry('vitamin-entry', VITAMIN),
    body: { dosage_mg: 18 },
  },
  'GET /api/vitamin-history/{user_id}': { who: 'owner' },
  'POST /api/weight-entry': { who: 'owner', body: WEIGHT },
  'DELETE /api/weight-entry/{entry_id}': { who: 'owner', thing: entry('weight-entry', WEIGHT) },
  'PATCH /api/weight-entry/{entry_id}': {
    who: 'owner',
    thing: entry('weight-entry', WEIGHT),
    body: { weight_lbs: 206 },
  },
  'GET /api/weight-history/{user_id}': { who: 'owner' },
  'POST /internal/ports/{port}/{method}': { who: 'internal', path: { port: 'premium', method: 'status' } },
  'GET /remotes.json': { who: 'public' },
}
