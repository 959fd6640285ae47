// The least that can answer: node:http and pg with the same named statements on the same database, without session,
// consent check or validation. Every figure of the product is a ratio to this. The summary reads the facts of the
// person too, because no answer is possible without them; the product gets them with its session read, which counts
// against it.
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 })

const SUM_DAY = `SELECT count(*)::int AS meals,
  coalesce(sum(calories), 0)::float8 AS calories, coalesce(sum(protein_g), 0)::float8 AS protein_g,
  coalesce(sum(carbs_g), 0)::float8 AS carbs_g, coalesce(sum(fat_g), 0)::float8 AS fat_g,
  coalesce(sum(fiber_g), 0)::float8 AS fiber_g, coalesce(sum(sugar_g), 0)::float8 AS sugar_g
  FROM food_analysis.food_entry WHERE user_id = $1 AND local_date = $2`
const FACTS = `SELECT gender, height_feet, height_inches, activity_level, surgery_date::text, goal_weight_lbs::float8
  FROM profile.profile WHERE user_id = $1`
const INSERT_FLUID = `INSERT INTO tracking.fluid_entry
  (user_id, entry_id, fluid_type, amount_oz, recorded_at, time_zone, local_date)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (user_id, entry_id) DO NOTHING
  RETURNING entry_id, fluid_type, amount_oz::float8, local_date::text, recorded_at`

const run = async (name, text, values) => (await pool.query({ name, text, values })).rows[0]

const summary = async (url) => {
  const [userId, day] = [url.searchParams.get('user_id'), url.searchParams.get('date')]
  const [sum, facts] = await Promise.all([
    run('sum_day', SUM_DAY, [userId, day]),
    run('facts', FACTS, [userId]),
  ])
  return { ...sum, ...facts }
}

const readBody = async (request) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

const addFluid = async (request) => {
  const body = await readBody(request)
  const now = new Date()
  const day = now.toISOString().slice(0, 10)
  return run('insert_fluid', INSERT_FLUID, [
    body.user_id,
    body.entry_id,
    body.fluid_type,
    body.amount_oz,
    now,
    'UTC',
    day,
  ])
}

const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost')
  const answer = request.method === 'POST' ? addFluid(request) : summary(url)
  answer.then(
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
