import { randomUUID } from 'node:crypto'

const DAY_MS = 86_400_000
// Every seeded diary has been written in on this day, whatever the zone.
const day = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10)

const read = (path, query = '') => ({
  product: ({ userId, cookie }) => ({
    path: `/api/${path}/${userId}${query}`,
    headers: { cookie, 'x-time-zone': 'UTC' },
  }),
  baseline: ({ userId }) => ({ path: `/${path}?user_id=${userId}&date=${day}` }),
})

const write = (path, entry) => {
  const fresh = (userId) => (request) => ({
    ...request,
    body: JSON.stringify({ user_id: userId, entry_id: randomUUID(), ...entry }),
  })
  return {
    product: ({ userId, cookie }, origin) => ({
      method: 'POST',
      path: `/api/${path}`,
      headers: { cookie, origin, 'x-time-zone': 'UTC', 'content-type': 'application/json' },
      setupRequest: fresh(userId),
    }),
    baseline: ({ userId }) => ({
      method: 'POST',
      path: `/${path}`,
      headers: { 'content-type': 'application/json' },
      setupRequest: fresh(userId),
    }),
  }
}

/** What is measured: the request of one person to the product, and the same to the bare server. Reads first. */
export const FIGURES = {
  'GET daily-summary': read('daily-summary', `?date=${day}`),
  'GET fluid-summary': read('fluid-summary', `?date=${day}`),
  'GET weight-history': read('weight-history'),
  'GET vitamin-history': read('vitamin-history'),
  'GET mood-history': read('mood-history'),
  'POST weight-entry': write('weight-entry', { weight_lbs: 201.4 }),
  'POST fluid-entry': write('fluid-entry', { fluid_type: 'water', amount_oz: 8 }),
  'POST vitamin-entry': write('vitamin-entry', { vitamin_name: 'Calcium Citrate', dosage_mg: 500 }),
  'POST mood-entry': write('mood-entry', { mood_rating: 7, energy_level: 6, mood_description: 'hopeful' }),
}
