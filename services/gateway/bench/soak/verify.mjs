import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { runningPostgresUrl } from '@gb/local-postgres/postgres.mjs'

const TABLES = ['fluid_entry', 'weight_entry', 'vitamin_entry', 'mood_entry']
const PAGE = 1000

/** Every page of a history as its owner sees it. */
const history = async (person, path) => {
  const entries = []
  for (let before = ''; ;) {
    const { kind, body } = await person.call('GET', `/api/${path}/${person.userId}?limit=${PAGE}${before}`)
    if (kind !== 'ok') throw new Error(`${path} cannot be read at the end`)
    entries.push(...body.entries)
    if (!body.next_before) return entries
    before = `&before=${encodeURIComponent(body.next_before)}`
  }
}

const storedIds = async (dataDir, userId) => {
  const client = new pg.Client({ connectionString: runningPostgresUrl(dataDir) })
  await client.connect()
  try {
    const select = TABLES.map(
      (table) => `SELECT entry_id::text AS id FROM tracking.${table} WHERE user_id = $1`,
    )
    const { rows } = await client.query(select.join(' UNION ALL '), [userId])
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

const countOf = (values) => {
  const counts = new Map()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** How often each write of a person stands in the product: by its id in the rows, by its mark in what the person reads. */
const timesStored = async (person, dataDir) => {
  const [weights, vitamins, moods] = await Promise.all(
    ['weight-history', 'vitamin-history', 'mood-history'].map((path) => history(person, path)),
  )
  const marks = countOf(
    [...weights, ...vitamins].map(({ notes }) => notes).concat(moods.map(({ victories }) => victories)),
  )
  const ids = countOf(await storedIds(dataDir, person.userId))
  return (id) => Math.max(marks.get(id) ?? 0, ids.get(id) ?? 0)
}

/** A scan that could not be given back, because nothing could be written, gives itself back after a minute. */
const HELD_MS = 65_000
const LOOK_EVERY_MS = 1_000
const TRIES = 5

/** Whether a photo has its answer. One that got lost on its way may have been given: it comes back and costs nothing. */
const hasAnswer = async (photo) => {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { kind, retryAfterSeconds } = await photo.send()
    if (kind === 'ok') return true
    await sleep(Math.max(LOOK_EVERY_MS, retryAfterSeconds * 1000))
  }
  return false
}

/** The scans of a person against the answers they got: each answered photo used one, and no other did. */
const scansOff = async (person) => {
  for (const photo of person.photos.filter(({ acknowledged }) => !acknowledged))
    photo.acknowledged = await hasAnswer(photo)
  const answered = person.photos.filter(({ acknowledged }) => acknowledged).length
  const until = Date.now() + HELD_MS
  for (;;) {
    const { body } = await person.call('GET', `/api/daily-scan-status/${person.userId}`)
    const off = Math.abs(body.scans_used - answered)
    if (off === 0 || Date.now() >= until) return off
    await sleep(LOOK_EVERY_MS)
  }
}

/**
 * Compares what was acknowledged with what is there.
 * @returns {Promise<{acknowledged: number, lost: number, doubled: number, scansOff: number}>}
 */
export const verify = async (people, dataDir) => {
  const sum = { acknowledged: 0, lost: 0, doubled: 0, scansOff: 0 }
  for (const person of people) {
    const times = await timesStored(person, dataDir)
    sum.acknowledged += person.acknowledged.size
    for (const id of person.sent) {
      if (person.acknowledged.has(id) && times(id) === 0) sum.lost += 1
      if (times(id) > 1) sum.doubled += 1
    }
    sum.scansOff += await scansOff(person)
  }
  return sum
}
