import { DEFAULT_FREE_SCAN_LIMIT } from '@gb/domain'
import { createPerson, type Person } from '../support/api.ts'
import { buyPremium } from '../support/premium.ts'
import { platePhoto } from './plate-photo.ts'
import { yearPerson } from './premium-scenes.ts'
import type { Who } from './scene.ts'

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

const day = (ago: number): string => daysAgo(ago).slice(0, 10)

const MARIA = { name: 'Maria Lopez' }

const post = async ({ api, userId }: Person, path: string, data: object): Promise<void> => {
  const response = await api.post(path, { data: { user_id: userId, ...data } })
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
}

/** The profile of the pictures began five months ago, not today. */
const backDateInitialWeight = async ({ api, userId }: Person, recordedAt: string): Promise<void> => {
  const history = (await (await api.get(`/api/weight-history/${userId}`)).json()) as {
    entries: { entry_id: string; is_initial: boolean }[]
  }
  const initial = history.entries.find((entry) => entry.is_initial)
  if (!initial) throw new Error('no initial weight')
  const answer = await api.patch(`/api/weight-entry/${initial.entry_id}`, {
    data: { user_id: userId, recorded_at: recordedAt },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Five months after surgery, with a day half done. */
const busyPerson = async (url: string): Promise<Person> => {
  const surgery = daysAgo(150).slice(0, 10)
  const person = await createPerson(url, {
    name: 'Maria Lopez',
    current_weight_lbs: 246.5,
    surgery_date: surgery,
  })
  await backDateInitialWeight(person, daysAgo(147))
  for (const [meal, food, grams] of [
    ['breakfast', 'cottage-cheese-1-percent', 110],
    ['lunch', 'chicken-breast-roasted-no-skin', 85],
  ] as const)
    await post(person, '/api/food-entry', { meal_type: meal, items: [{ food_id: food, grams }] })
  for (const [type, oz] of [
    ['water', 8],
    ['tea', 6],
    ['water', 12],
    ['other', 11],
  ] as const)
    await post(person, '/api/fluid-entry', { fluid_type: type, amount_oz: oz })
  for (let ago = 140; ago >= 0; ago -= 7) {
    const weight = 246.5 - 62 * (1 - Math.exp(-(147 - ago) / 100)) + (ago % 3) * 0.4
    await post(person, '/api/weight-entry', {
      weight_lbs: Math.round(weight * 10) / 10,
      recorded_at: daysAgo(ago),
    })
  }
  return person
}

/** Somebody who ate each kind of meal yesterday, so that one of them is likely again at every hour. */
const sameAgainPerson = async (url: string): Promise<Person> => {
  const person = await createPerson(url, { ...MARIA, surgery_date: day(100) })
  for (const meal of ['breakfast', 'lunch', 'snack', 'dinner'])
    await post(person, '/api/food-entry', {
      meal_type: meal,
      items: [
        { food_id: 'cottage-cheese-1-percent', grams: 110 },
        { food_id: 'almonds', grams: 14 },
      ],
      recorded_at: daysAgo(1),
    })
  return person
}

/** Somebody who logged most of yesterday. */
const yesterdayPerson = async (url: string): Promise<Person> => {
  const person = await sameAgainPerson(url)
  for (const amount_oz of [8, 12, 8, 16, 10])
    await post(person, '/api/fluid-entry', { amount_oz, recorded_at: daysAgo(1) })
  await post(person, '/api/vitamin-entry', {
    vitamin_name: 'Multivitamin',
    dosage_mg: 1,
    time_taken: 'morning',
    recorded_at: daysAgo(1),
  })
  return person
}

/** Somebody who has just bought premium. */
const premiumNewPerson = async (url: string): Promise<Person> => {
  const person = await createPerson(url, { ...MARIA, surgery_date: day(20) })
  await buyPremium(person)
  return person
}

/** Somebody who drank very little for three days, with a goal that is too light. */
const dryPerson = async (url: string): Promise<Person> => {
  const person = await createPerson(url, { ...MARIA, surgery_date: day(100), goal_weight_lbs: 90 })
  for (const ago of [1, 2, 3])
    await post(person, '/api/fluid-entry', { amount_oz: 10, recorded_at: daysAgo(ago) })
  return person
}

/** Somebody whose free scans are used up. */
const scannedAllPerson = async (url: string): Promise<Person> => {
  const person = await busyPerson(url)
  for (let scans = 0; scans < DEFAULT_FREE_SCAN_LIMIT; scans++) {
    const photo = await platePhoto(80 + scans)
    await post(person, '/api/analyze-food', { image_base64: photo.toString('base64'), meal_type: 'lunch' })
  }
  return person
}

/** Somebody with premium whose message waits for an answer. */
const askingPerson = async (url: string): Promise<Person> => {
  const person = await busyPerson(url)
  await buyPremium(person)
  await post(person, '/api/premium-checkin', { message: 'My weight stands still. What can I try?' })
  return person
}

// A year takes seconds to log; reading changes nothing, so that all pictures can share it.
let year: Promise<Person> | null = null

/** Makes the person of a picture at this address; a visitor is nobody yet. */
export const peopleOf = (url: string): Record<Who, () => Promise<Person | null>> => ({
  visitor: () => Promise.resolve(null),
  new: () => createPerson(url, { name: 'Sam Rivera', email: 'sam@example.com' }),
  busy: () => busyPerson(url),
  year: () => (year ??= yearPerson(url)),
  asking: () => askingPerson(url),
  sameAgain: () => sameAgainPerson(url),
  before: () => createPerson(url, { ...MARIA, surgery_date: day(-10) }),
  surgeryDay: () => createPerson(url, { ...MARIA, surgery_date: day(0) }),
  day5: () => createPerson(url, { ...MARIA, surgery_date: day(5) }),
  dry: () => dryPerson(url),
  yesterday: () => yesterdayPerson(url),
  scannedAll: () => scannedAllPerson(url),
  premiumNew: () => premiumNewPerson(url),
  low: () => createPerson(url, { ...MARIA, surgery_date: day(90) }),
})
