// The server's figures: A B A B rounds of the bare server and the product in one run, medians, ratios.
// Usage: DATABASE_URL=… node run.mjs [--seconds 4] [--rounds 3] [--write]
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { measure, median } from './load.mjs'
import { addMeals, addStrangers, makePerson } from './people.mjs'

const here = import.meta.dirname
const RATIOS = join(here, 'ratios.json')
const PEOPLE = 50
const WORSE = 1.15

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

const startChild = async (file, env) => {
  const child = fork(file, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [message] = await once(child, 'message')
  return { url: message.url, pid: child.pid, stop: () => child.kill('SIGTERM') }
}

const startBoth = async (dataDir) => {
  const port = String(await freePort())
  const product = await startChild(join(here, '../dist/main.js'), {
    PORT: port,
    DATA_DIR: dataDir,
    LOG_FILE: join(dataDir, 'server.log'),
    NEW_PROFILES_PER_ADDRESS: '1000000',
    WEB_ROOT: join(here, '../../..'),
  })
  const baseline = await startChild(join(here, 'baseline.mjs'), {})
  return { product, baseline }
}

const seed = async (url) => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const people = []
  for (let i = 0; i < PEOPLE; i++) {
    const person = await makePerson(url, i)
    await addMeals(client, person.userId, 400)
    people.push(person)
  }
  await addStrangers(client, 50, 400)
  await client.query('ANALYZE')
  await client.end()
  return people
}

const day = new Date().toISOString().slice(0, 10)

const figures = {
  'GET daily-summary': {
    product: ({ userId, cookies }) => ({
      path: `/api/daily-summary/${userId}?date=${day}`,
      headers: { cookie: cookies.join('; '), 'x-time-zone': 'UTC' },
    }),
    baseline: ({ userId }) => ({ path: `/?user_id=${userId}&date=${day}` }),
  },
  'POST fluid-entry': {
    product: ({ userId, cookies }, origin) => ({
      method: 'POST',
      path: '/api/fluid-entry',
      headers: {
        cookie: cookies.join('; '),
        origin,
        'x-time-zone': 'UTC',
        'content-type': 'application/json',
      },
      setupRequest: withFreshEntry(userId),
    }),
    baseline: ({ userId }) => ({
      method: 'POST',
      path: '/',
      headers: { 'content-type': 'application/json' },
      setupRequest: withFreshEntry(userId),
    }),
  },
}

const withFreshEntry = (userId) => (request) => ({
  ...request,
  body: JSON.stringify({ user_id: userId, entry_id: randomUUID(), fluid_type: 'water', amount_oz: 8 }),
})

const round = async (name, { product, baseline }, people, seconds) => {
  const bare = await measure({ ...baseline, requests: people.map(figures[name].baseline), seconds })
  const ours = await measure({
    ...product,
    requests: people.map((person) => figures[name].product(person, product.url)),
    seconds,
  })
  return { bare, ours }
}

const summarize = (rounds) => {
  const of = (side, field) => median(rounds.map((one) => one[side][field]))
  return {
    cpuRatio: of('ours', 'cpuMicros') / of('bare', 'cpuMicros'),
    throughputRatio: of('ours', 'perSecond') / of('bare', 'perSecond'),
    cpuMicros: of('ours', 'cpuMicros'),
    bareCpuMicros: of('bare', 'cpuMicros'),
    perSecond: of('ours', 'perSecond'),
    p50: of('ours', 'p50'),
    p99: of('ours', 'p99'),
  }
}

const readRatios = () => {
  try {
    return JSON.parse(readFileSync(RATIOS, 'utf8'))
  } catch {
    return {}
  }
}

const report = (results) => {
  const kept = readRatios()
  const rows = Object.entries(results).map(([name, figure]) => ({
    figure: name,
    'CPU ratio': figure.cpuRatio.toFixed(2),
    'kept ratio': kept[name]?.toFixed(2) ?? '-',
    throughput: figure.throughputRatio.toFixed(2),
    'CPU µs': figure.cpuMicros.toFixed(0),
    'bare µs': figure.bareCpuMicros.toFixed(0),
    'per s': figure.perSecond.toFixed(0),
    'p50 ms': figure.p50,
    'p99 ms': figure.p99,
  }))
  console.table(rows)
  console.log(
    JSON.stringify({ date: new Date().toISOString(), cpus: cpus().length, node: process.version, results }),
  )
  return Object.entries(results).filter(([name, { cpuRatio }]) => kept[name] && cpuRatio > kept[name] * WORSE)
}

const main = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gastric-buddy-bench-'))
  const both = await startBoth(dataDir)
  try {
    const people = await seed(both.product.url)
    const seconds = Number(options.seconds)
    const results = {}
    for (const name of Object.keys(figures)) {
      await round(name, both, people, 1)
      const rounds = []
      for (let i = 0; i < Number(options.rounds); i++) rounds.push(await round(name, both, people, seconds))
      results[name] = summarize(rounds)
    }
    const worse = report(results)
    if (options.write)
      writeFileSync(
        RATIOS,
        `${JSON.stringify(Object.fromEntries(Object.entries(results).map(([name, { cpuRatio }]) => [name, Number(cpuRatio.toFixed(2))])), null, 2)}\n`,
      )
    else if (worse.length > 0) {
      console.error(`Over 15 % worse than kept: ${worse.map(([name]) => name).join(', ')}`)
      process.exitCode = 1
    }
  } finally {
    both.product.stop()
    both.baseline.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await main()
process.exit()
