import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

const WRITE_EVERY_MS = 250
const READ_EVERY_MS = 150
const ANALYZE_EVERY_MS = 2_000
const LONGEST_WAIT_MS = 3_000

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Four kinds in turns. Each write can be told from every other by its key: the entry's id, or for half of the vitamins the Idempotency-Key. */
const KINDS = [
  (id) => ({ path: '/api/fluid-entry', body: { entry_id: id, fluid_type: 'water', amount_oz: 8 } }),
  (id) => ({ path: '/api/weight-entry', body: { entry_id: id, weight_lbs: 239.5, notes: id } }),
  (id) => ({ path: '/api/vitamin-entry', body: { vitamin_name: 'Iron', dosage_mg: 45, notes: id }, key: id }),
  (id) => ({
    path: '/api/mood-entry',
    body: { entry_id: id, mood_rating: 7, energy_level: 6, mood_description: 'hopeful', victories: id },
  }),
]

const entry = (person, count) => {
  const id = randomUUID()
  const { path, body, key } = KINDS[count % KINDS.length](id)
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  return { id, send: () => person.call('POST', path, { user_id: person.userId, ...body }, headers) }
}

/** A photo that no other is equal to. */
const photo = async () => {
  const background = { r: 200, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) }
  const noise = { type: 'gaussian', mean: 128, sigma: 30 }
  const image = sharp({ create: { width: 128, height: 96, channels: 3, background, noise } })
  return (await image.jpeg().toBuffer()).toString('base64')
}

const meal = async (person) => {
  const id = randomUUID()
  const body = { user_id: person.userId, meal_type: 'lunch', image_base64: await photo() }
  return { id, send: () => person.call('POST', '/api/analyze-food', body, { 'idempotency-key': id }) }
}

/** Sends until it is acknowledged, as the outbox of the app does: what failed is sent again with the same key. */
const untilAcknowledged = async (write, ledger, isOver, onlyOnce = false) => {
  for (;;) {
    const outcome = await write.send()
    ledger.note(onlyOnce ? 'analysis' : 'write', outcome)
    if (outcome.kind === 'ok') return true
    if (onlyOnce || isOver()) return false
    await sleep(Math.min(LONGEST_WAIT_MS, Math.max(WRITE_EVERY_MS, outcome.retryAfterSeconds * 1000)))
  }
}

const everySoOften = async (everyMs, isOver, work) => {
  // Not all in step: people do not tap at the same moment.
  await sleep(Math.random() * everyMs)
  while (!isOver()) {
    const began = performance.now()
    await work()
    await sleep(Math.max(0, everyMs - (performance.now() - began)))
  }
}

/** What one person writes: never more than one unsent entry at a time, never a lost one. */
const write = (person, ledger, isOver) => {
  let count = Math.floor(Math.random() * KINDS.length)
  return everySoOften(WRITE_EVERY_MS, isOver, async () => {
    const one = entry(person, count++)
    person.sent.add(one.id)
    // A write that is under way at the end is still brought home: only then can all be counted.
    if (await untilAcknowledged(one, ledger, () => false)) person.acknowledged.add(one.id)
  })
}

const READS = (userId) => [
  `/api/daily-summary/${userId}`,
  `/api/weight-history/${userId}`,
  `/api/fluid-summary/${userId}`,
  `/api/vitamin-history/${userId}`,
]
const PUBLIC_READS = [
  '/api/health-tips',
  '/api/subscription-packages',
  '/remotes.json',
  '/api/privacy-policy',
]

const read = (person, ledger, isOver, number) => {
  const paths = READS(person.userId)
  let count = number
  return everySoOften(READ_EVERY_MS, isOver, async () => {
    count += 1
    ledger.note('read', await person.call('GET', paths[count % paths.length]))
    if (count % 4 === 0)
      ledger.note('public', await person.call('GET', PUBLIC_READS[(count / 4) % PUBLIC_READS.length]))
  })
}

const analyze = (person, ledger, isOver) =>
  everySoOften(ANALYZE_EVERY_MS, isOver, async () => {
    const one = await meal(person)
    person.photos.push(one)
    if (await untilAcknowledged(one, ledger, isOver, true)) one.acknowledged = true
  })

/**
 * Mixed work of all people until `isOver`.
 * @returns {Promise<void>} when every write is acknowledged
 */
export const work = async (people, ledger, isOver) => {
  await Promise.all(
    people.flatMap((person, number) => {
      Object.assign(person, { sent: new Set(), acknowledged: new Set(), photos: [] })
      const own = [write(person, ledger, isOver), read(person, ledger, isOver, number)]
      return number % 2 === 0 ? [...own, analyze(person, ledger, isOver)] : own
    }),
  )
}
