import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { TEST_FILES } from './roles.mjs'

/** Kinds of file that state the shape of a thing once more. */
const KINDS = ['dto', 'controller', 'mapper', 'entity', 'module']

const BESIDE = new RegExp(TEST_FILES)
const SHAPE = new RegExp(`[./](${KINDS.join('|')})\\.ts$`)

const linesOf = (file) => readFileSync(file, 'utf8').split('\n').length - 1

const countOf = (root, path) => {
  const files = readdirSync(join(root, path, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/src/${name}`)
    .filter((file) => file.endsWith('.ts') && !BESIDE.test(file))
  const counts = { name: path, all: 0, ...Object.fromEntries(KINDS.map((kind) => [kind, 0])) }
  for (const file of files) {
    const lines = linesOf(join(root, file))
    const [, kind] = SHAPE.exec(file) ?? []
    counts.all += lines
    if (kind) counts[kind] += lines
  }
  return counts
}

const sum = (counts, key) => counts.reduce((total, one) => total + one[key], 0)

const shareOf = (counts) => (100 * KINDS.reduce((total, kind) => total + counts[kind], 0)) / counts.all

/**
 * How much of the services states shapes: lines of `*.dto.ts`, `*.controller.ts`, `*.mapper.ts`, `*.entity.ts` and
 * `*.module.ts` among all lines of `services/*\/src/**\/*.ts`, the gateway's and migrations too. Blank lines and comments
 * count, tests and their helpers (`testing`) do not.
 * @param {string} root
 * @param {{path: string, role: string}[]} packages
 * @returns {{name: string, all: number, share: number}[]} a row for each service, lines by kind, and the sum
 */
export const shapeShare = (root, packages) => {
  const counts = packages
    .filter(({ role }) => role === 'service' || role === 'gateway')
    .map(({ path }) => countOf(root, path))
  const total = Object.fromEntries(['all', ...KINDS].map((key) => [key, sum(counts, key)]))
  return [...counts, { name: 'all services', ...total }].map((row) => ({ ...row, share: shareOf(row) }))
}
