// The least that can answer: node:http and pg with the same named statements on the same database, without session,
// consent check or validation. Every figure of the product is a ratio to this. What needs the facts of the person reads
// them here too, because no answer is possible without them; the product gets them with its session read, which counts
// against it.
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 })

const run = async (name, text, values) => (await pool.query({ name, text, values })).rows

const FACTS = `SELECT gender, height_feet, height_inches, activity_level, surgery_date::text, goal_weight_lbs::float8
  FROM profile.profile WHERE user_id = $1`
const SUM_DAY = `SELECT count(*)::int AS meals,
  coalesce(sum(calories), 0)::float8 AS calories, coalesce(sum(protein_g), 0)::float8 AS protein_g,
  coalesce(sum(carbs_g), 0)::float8 AS carbs_g, coalesce(sum(fat_g), 0)::float8 AS fat_g,
  coalesce(sum(fiber_g), 0)::float8 AS fiber_g, coalesce(sum(sugar_g), 0)::float8 AS sugar_g
  FROM food_analysis.food_entry WHERE user_id = $1 AND local_date = $2`

const FLUID = 'entry_id, fluid_type, amount_oz::float8, local_date::text, recorded_at'
const FLUID_TOTALS = `SELECT fluid_type, sum(amount_oz)::float8 FROM tracking.fluid_entry
  WHERE user_id = $1 AND local_date = $2 AND deleted_at IS NULL GROUP BY fluid_type`
const FLUID_ENTRIES = `SELECT ${FLUID} FROM tracking.fluid_entry
  WHERE user_id = $1 AND local_date = $2 AND deleted_at IS NULL ORDER BY recorded_at DESC, entry_id DESC LIMIT 1000`
const INSERT_FLUID = `INSERT INTO tracking.fluid_entry
  (user_id, entry_id, recorded_at, time_zone, local_date, fluid_type, amount_oz)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (user_id, entry_id) DO NOTHING RETURNING ${FLUID}`

const WEIGHT = 'entry_id, weight_lbs::float8, notes, is_initial, local_date::text, recorded_at'
const SPAN = `SELECT first.weight_lbs::float8 AS first_lbs, latest.weight_lbs::float8 AS current_lbs FROM
  (SELECT weight_lbs FROM (
    (SELECT weight_lbs, 0 AS rank FROM tracking.weight_entry WHERE user_id = $1 AND is_initial)
    UNION ALL
    (SELECT weight_lbs, 1 AS rank FROM tracking.weight_entry WHERE user_id = $1 AND deleted_at IS NULL
     ORDER BY recorded_at, entry_id LIMIT 1)) AS candidate ORDER BY rank LIMIT 1) AS first,
  (SELECT weight_lbs FROM tracking.weight_entry WHERE user_id = $1 AND deleted_at IS NULL
   ORDER BY recorded_at DESC, entry_id DESC LIMIT 1) AS latest`
const INSERT_WEIGHT = `INSERT INTO tracking.weight_entry
  (user_id, entry_id, recorded_at, time_zone, local_date, weight_lbs)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING ${WEIGHT}`
const REMEMBER = 'UPDATE profile.profile SET current_weight_lbs = $2 WHERE user_id = $1'

const VITAMIN = `entry_id, vitamin_name, dosage_mg::float8, dosage_amount::float8, dosage_unit, time_taken, notes,
  local_date::text, recorded_at, ARRAY(SELECT DISTINCT other.vitamin_name FROM tracking.vitamin_entry AS other
    WHERE other.user_id = vitamin_entry.user_id AND other.local_date = vitamin_entry.local_date
      AND other.time_taken = vitamin_entry.time_taken AND other.entry_id <> vitamin_entry.entry_id
      AND other.deleted_at IS NULL) AS same_slot`
const INSERT_VITAMIN = `INSERT INTO tracking.vitamin_entry
  (user_id, entry_id, recorded_at, time_zone, local_date, vitamin_name, dosage_mg, time_taken)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 'morning') ON CONFLICT (user_id, entry_id) DO NOTHING RETURNING ${VITAMIN}`

const MOOD = `entry_id, mood_rating, energy_level, mood_description, journal_entry, gratitude_note, challenges, victories,
  local_date::text, recorded_at`
const MOOD_TOTALS = `SELECT count(*)::int, coalesce(sum(mood_rating), 0)::int, coalesce(sum(energy_level), 0)::int
  FROM tracking.mood_entry WHERE user_id = $1 AND deleted_at IS NULL`
const MOOD_SINCE = `SELECT ${MOOD} FROM tracking.mood_entry
  WHERE user_id = $1 AND local_date >= $2 AND deleted_at IS NULL
  ORDER BY local_date DESC, recorded_at DESC, entry_id DESC LIMIT 1000`
const INSERT_MOOD = `INSERT INTO tracking.mood_entry
  (user_id, entry_id, recorded_at, time_zone, local_date, mood_rating, energy_level, mood_description)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (user_id, entry_id) DO NOTHING RETURNING ${MOOD}`

const newest = (table, columns) => `SELECT ${columns} FROM tracking.${table}
  WHERE user_id = $1 AND deleted_at IS NULL ORDER BY recorded_at DESC, entry_id DESC LIMIT 51`

const DAY_MS = 86_400_000
const SUPPORT_DAYS = 14
const dayOf = (instant) => instant.toISOString().slice(0, 10)

const facts = (userId) => run('facts', FACTS, [userId])

const READS = {
  '/daily-summary': (id, day) => [facts(id), run('sum_day', SUM_DAY, [id, day])],
  '/fluid-summary': (id, day) => [
    facts(id),
    run('fluid_totals', FLUID_TOTALS, [id, day]),
    run('fluid_entries', FLUID_ENTRIES, [id, day]),
  ],
  '/weight-history': (id) => [
    facts(id),
    run('span', SPAN, [id]),
    run('weights', newest('weight_entry', WEIGHT), [id]),
  ],
  '/vitamin-history': (id) => [run('vitamins', newest('vitamin_entry', VITAMIN), [id])],
  '/mood-history': (id) => [
    run('mood_totals', MOOD_TOTALS, [id]),
    run('mood_since', MOOD_SINCE, [id, dayOf(new Date(Date.now() - (SUPPORT_DAYS - 1) * DAY_MS))]),
    run('moods', newest('mood_entry', MOOD), [id]),
  ],
}

const moment = (body) => {
  const now = new Date()
  return [body.user_id, body.entry_id, now, 'UTC', dayOf(now)]
}

const WRITES = {
  '/fluid-entry': (body) =>
    run('insert_fluid', INSERT_FLUID, [...moment(body), body.fluid_type, body.amount_oz]),
  '/weight-entry': async (body) => {
    const entry = await run('insert_weight', INSERT_WEIGHT, [...moment(body), body.weight_lbs])
    const [span] = await run('span', SPAN, [body.user_id])
    await run('remember', REMEMBER, [body.user_id, span.current_lbs])
    return entry
  },
  '/vitamin-entry': (body) =>
    run('insert_vitamin', INSERT_VITAMIN, [...moment(body), body.vitamin_name, body.dosage_mg]),
  '/mood-entry': (body) =>
    run('insert_mood', INSERT_MOOD, [
      ...moment(body),
      body.mood_rating,
      body.energy_level,
      body.mood_description,
    ]),
}

const readBody = async (request) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

const answer = async (request) => {
  const url = new URL(request.url, 'http://localhost')
  if (request.method === 'POST') return WRITES[url.pathname](await readBody(request))
  const query = url.searchParams
  return Promise.all(READS[url.pathname](query.get('user_id'), query.get('date')))
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      response.writeHead(request.method === 'POST' ? 201 : 200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
    },
    (error) => {
      response.writeHead(500)
      response.end(String(error))
    },
  )
})

server.listen(0, '127.0.0.1', () =>
  process.send({ type: 'ready', url: `http://127.0.0.1:${server.address().port}` }),
)
process.on('disconnect', () => process.exit(0))
