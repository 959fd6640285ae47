// The product against the server that does the least possible work, and against what it was before.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIGURES } from './figures.mjs'
import { measure, middle } from './load.mjs'
import { fillDatabase, startBaseline, startProduct } from './stage.mjs'

const RATIOS = join(import.meta.dirname, 'ratios.json')
const ENTRIES = 100_000
const WORSE = 1.15

const compareOne = async (name, { product, baseline, people }, { rounds, seconds }) => {
  const { product: toProduct, baseline: toBaseline } = FIGURES[name]
  const ours = { ...product, requests: people.map((person) => toProduct(person, product.url)) }
  const bare = { ...baseline, requests: people.map(toBaseline) }
  const seen = { bare: [], ours: [] }
  await measure({ ...bare, seconds: 1 })
  await measure({ ...ours, seconds: 1 })
  for (let round = 0; round < rounds; round++) {
    seen.bare.push(await measure({ ...bare, seconds }))
    seen.ours.push(await measure({ ...ours, seconds }))
  }
  const [least, own] = [middle(seen.bare), middle(seen.ours)]
  return {
    ...own,
    bareCpuMicros: least.cpuMicros,
    cpuRatio: own.cpuMicros / least.cpuMicros,
    throughputRatio: own.perSecond / least.perSecond,
  }
}

const show = (results, kept) =>
  console.table(
    Object.entries(results).map(([name, figure]) => ({
      figure: name,
      'CPU ratio': figure.cpuRatio.toFixed(2),
      'kept ratio': kept[name]?.toFixed(2) ?? '-',
      throughput: figure.throughputRatio.toFixed(2),
      'CPU µs': figure.cpuMicros.toFixed(0),
      'bare µs': figure.bareCpuMicros.toFixed(0),
      'per s': figure.perSecond.toFixed(0),
      'p50 ms': figure.p50.toFixed(1),
      'p99 ms': figure.p99.toFixed(1),
    })),
  )

const keep = (results, kept) => {
  const fresh = Object.entries(results).map(([name, { cpuRatio }]) => [name, Number(cpuRatio.toFixed(2))])
  writeFileSync(RATIOS, `${JSON.stringify({ ...kept, ...Object.fromEntries(fresh) }, null, 2)}\n`)
}

/** @returns the results, and the sentence of what is worse than it was, if anything */
export const compare = async (dataDir, databaseUrl, options) => {
  const product = await startProduct(dataDir, databaseUrl)
  const people = await fillDatabase(dataDir, databaseUrl, ENTRIES)
  const baseline = await startBaseline(databaseUrl)
  const kept = JSON.parse(readFileSync(RATIOS, 'utf8'))
  const results = {}
  for (const name of options.names)
    results[name] = await compareOne(name, { product, baseline, people }, options)
  product.stop()
  baseline.stop()
  show(results, kept)
  if (options.write) keep(results, kept)
  const worse = Object.keys(results).filter((name) => results[name].cpuRatio > kept[name] * WORSE)
  const problem = `Over 15 % worse than kept: ${worse.join(', ')}`
  return { results, problem: worse.length > 0 && !options.write ? problem : undefined }
}
