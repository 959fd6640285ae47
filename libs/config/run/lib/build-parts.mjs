import { join } from 'node:path'
import { TOOLS, viteOf } from './tools.mjs'
import { listPackages, ROOT } from '../../workspace/workspace.mjs'

/**
 * Something that is built on its own.
 * @typedef {object} BuildPart
 * @property {string} name      what the command line calls it
 * @property {string} cwd
 * @property {string[]} args    for Node
 * @property {string} product   a file that exists after a build
 * @property {string[]} inputs  files and folders that decide the result
 */

const FRONT_END_ROLES = new Set(['shell', 'mfe'])
const PRESETS = join(ROOT, 'libs/config/tsconfig')
const BUNDLER = join(ROOT, 'libs/config/run/lib/bundle')

/** The package and all it is made of, without what only tests use. */
const withDependencies = (pkg, byName, seen = new Set()) => {
  if (!pkg || seen.has(pkg) || pkg.role === 'test-kit') return seen
  seen.add(pkg)
  for (const name of pkg.workspaceDeps) withDependencies(byName.get(name), byName, seen)
  return seen
}

const inputsOf = (pkg, byName) => [
  ...[...withDependencies(pkg, byName)].map((dependency) => dependency.dir).sort(),
  PRESETS,
  join(ROOT, 'pnpm-lock.yaml'),
]

const typescriptPart = (name, pkg, product, byName) => ({
  name,
  cwd: ROOT,
  args: [TOOLS.tsc, '-b', pkg.path],
  product: join(pkg.dir, product),
  inputs: inputsOf(pkg, byName),
})

const frontEndPart = (pkg, byName) => ({
  name: pkg.path,
  cwd: pkg.dir,
  args: [viteOf(pkg), 'build', '--logLevel', 'warn'],
  product: join(pkg.dir, 'dist', pkg.role === 'shell' ? 'index.html' : 'release.json'),
  inputs: inputsOf(pkg, byName),
})

/** The built server in few files, as it is started. */
const bundlePart = (server, pkg) => ({
  name: 'bundle',
  cwd: ROOT,
  args: [join(BUNDLER, 'main.mjs'), server.product, join(pkg.dir, 'dist/bundle/main.js')],
  product: join(pkg.dir, 'dist/bundle/main.js'),
  inputs: [...server.inputs, BUNDLER],
})

/**
 * `first` is imported by everything else as built code, so it is built before the `rest`; what
 * is made of the rest is built `last`.
 * @returns {{first: BuildPart[], rest: BuildPart[], last: BuildPart[]}}
 */
export const buildParts = () => {
  const packages = listPackages()
  const byName = new Map(packages.map((pkg) => [pkg.name, pkg]))
  const find = (role) => packages.filter((pkg) => pkg.role === role)
  const servers = find('gateway').map((pkg) => ({
    pkg,
    part: typescriptPart('server', pkg, 'dist/main.js', byName),
  }))
  return {
    first: find('domain').map((pkg) => typescriptPart('domain', pkg, 'dist/index.js', byName)),
    rest: [
      ...servers.map(({ part }) => part),
      ...packages.filter((pkg) => FRONT_END_ROLES.has(pkg.role)).map((pkg) => frontEndPart(pkg, byName)),
    ],
    last: servers.map(({ pkg, part }) => bundlePart(part, pkg)),
  }
}
