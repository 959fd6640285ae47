// The server's figures, see docs/PERFORMANCE.md.
// Usage: DATABASE_URL=… node run.mjs [--seconds 4] [--rounds 3] [--only fluid] [--write] [--entries 10000000] [--keep folder]
//        node run.mjs --overload 3000 [--seconds 10]
//        node run.mjs --imports
//        node run.mjs --scale [--seconds 4]
//        node run.mjs --idle [--seconds 120]
//        node run.mjs --busy [--seconds 60]
import 'reflect-metadata'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { busy } from './busy.mjs'
import { compare } from './compare.mjs'
import { FIGURES } from './figures.mjs'
import { growth } from './growth.mjs'
import { idle } from './idle.mjs'
import { imports } from './imports.mjs'
import { rush } from './rush.mjs'
import { scale } from './scale.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    entries: { type: 'string' },
    imports: { type: 'boolean', default: false },
    idle: { type: 'boolean', default: false },
    busy: { type: 'boolean', default: false },
    scale: { type: 'boolean', default: false },
    keep: { type: 'string' },
    overload: { type: 'string' },
  },
})

const usualSeconds = () => {
  // What is done at rest comes once a minute.
  if (values.idle) return 120
  return values.busy ? 60 : 4
}

const options = {
  seconds: Number(values.seconds ?? usualSeconds()),
  rounds: Number(values.rounds),
  only: values.only,
  names: Object.keys(FIGURES).filter((name) => name.includes(values.only)),
  write: values.write,
  entries: Number(values.entries),
  connections: Number(values.overload),
}

const throwaway = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gastric-buddy-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const dataDir = values.keep === undefined ? throwaway() : resolve(values.keep)
const chosen = () => {
  if (values.overload !== undefined) return rush
  if (values.imports) return imports
  if (values.idle) return idle
  if (values.busy) return busy
  if (values.scale) return scale
  return values.entries === undefined ? compare : growth
}
const run = chosen()
const { results, problem } = await run(dataDir, process.env.DATABASE_URL, options)
const stamp = { date: new Date().toISOString(), cpus: cpus().length, node: process.version }
console.log(JSON.stringify({ ...stamp, results }))
if (problem) console.error(problem)
process.exit(problem ? 1 : 0)
