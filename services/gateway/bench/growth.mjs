// The same requests on a small and a large database of one PostgreSQL, in turns: does anything grow with the entries?
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { withOwnerClient } from '@gb/service-kit'
import { FIGURES } from './figures.mjs'
import { least, measure } from './load.mjs'
import { fillDatabase, startProduct } from './stage.mjs'

const SMALL = 100_000
const MOST_GROWTH = 1.3
const SAY_EVERY_MS = 10_000

const sayNowAndThen = () => {
  let saidAt = Date.now()
  return (step, done, all) => {
    if (Date.now() - saidAt < SAY_EVERY_MS) return
    saidAt = Date.now()
    console.log(`${done.toLocaleString('en')} of ${all.toLocaleString('en')} ${step}`)
  }
}

const createDatabase = async (databaseUrl, name) => {
  await withOwnerClient(databaseUrl, 'gb-bench', async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`)
  })
  return Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href
}

/** A product with a database of its own and so many entries; filled by an earlier run or now. */
const prepare = async (dataDir, databaseUrl, entries) => {
  const name = `bench_${entries}`
  const url = await createDatabase(databaseUrl, name)
  const folder = join(dataDir, name)
  mkdirSync(folder, { recursive: true })
  const product = await startProduct(folder, url)
  const began = Date.now()
  const people = await fillDatabase(folder, url, entries, sayNowAndThen())
  console.log(`${entries.toLocaleString('en')} entries after ${Math.round((Date.now() - began) / 1000)} s`)
  return { ...product, people }
}

const grow = async (name, sides, { rounds, seconds }) => {
  const loads = sides.map(({ url, pid, people }) => ({
    url,
    pid,
    requests: people.map((person) => FIGURES[name].product(person, url)),
  }))
  const seen = loads.map(() => [])
  for (const load of loads) await measure({ ...load, seconds: 2 })
  for (let round = 0; round < rounds; round++) {
    for (const [side, load] of loads.entries()) seen[side].push(await measure({ ...load, seconds }))
  }
  const [small, large] = seen.map(least)
  return { small, large, p50Growth: large.p50 / small.p50, p99Growth: large.p99 / small.p99 }
}

const show = (results) =>
  console.table(
    Object.entries(results).map(([name, { small, large, p50Growth, p99Growth }]) => ({
      figure: name,
      'p50 ms': `${small.p50.toFixed(1)} → ${large.p50.toFixed(1)}`,
      'p50 growth': p50Growth.toFixed(2),
      'p99 ms': `${small.p99.toFixed(1)} → ${large.p99.toFixed(1)}`,
      'p99 growth': p99Growth.toFixed(2),
      'CPU µs': `${small.cpuMicros.toFixed(0)} → ${large.cpuMicros.toFixed(0)}`,
    })),
  )

/** @returns the results, and the sentence of what grew too much, if anything */
export const growth = async (dataDir, databaseUrl, options) => {
  const small = await prepare(dataDir, databaseUrl, SMALL)
  const large = await prepare(dataDir, databaseUrl, options.entries)
  const results = {}
  for (const name of options.names) results[name] = await grow(name, [small, large], options)
  small.stop()
  large.stop()
  show(results)
  const grown = Object.entries(results).flatMap(([name, { p50Growth, p99Growth }]) => [
    ...(p50Growth > MOST_GROWTH ? [`${name} (p50)`] : []),
    ...(p99Growth > MOST_GROWTH ? [`${name} (p99)`] : []),
  ])
  const problem = `Grew over 30 % with the entries: ${grown.join(', ')}`
  return { results, problem: grown.length > 0 ? problem : undefined }
}
