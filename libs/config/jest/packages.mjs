import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { exportedSources, listPackages } from '../workspace/workspace.mjs'

const DOM_ROLES = new Set(['ui', 'mfe-contract', 'entries', 'help', 'own-words', 'shell', 'mfe'])

/** A role that is not listed as a browser one is tested in Node. */
const isDom = (pkg) => DOM_ROLES.has(pkg.role)

/** `src` of every package and what measures it, or the folder itself for libs/config, which has no build. */
const sourceRoots = (packages) =>
  packages
    .flatMap((pkg) => (pkg.role === 'config' ? [pkg.dir] : [join(pkg.dir, 'src'), join(pkg.dir, 'bench')]))
    .filter((dir) => existsSync(dir))

/** A text as a pattern that finds it alone. */
export const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Each exported name of a workspace package mapped to its source, so a test needs no build. */
const sourceMappings = (packages) =>
  Object.fromEntries(exportedSources(packages).map(([name, file]) => [`^${escape(name)}$`, file]))

const packages = listPackages()

export const nodeRoots = sourceRoots(packages.filter((pkg) => !isDom(pkg)))
export const domRoots = sourceRoots(packages.filter(isDom))
export const workspaceSources = sourceMappings(packages)

/** Packages whose sources Node loads as they are; those of the others go through Vite and name their files without an ending. */
const LOADED_BY_NODE = new Set([
  'config',
  'domain',
  'gateway',
  'local-postgres',
  'processes',
  'service',
  'service-kit',
])
const loadedByNode = sourceRoots(packages.filter((pkg) => LOADED_BY_NODE.has(pkg.role)))

/** What jest is asked for that replaces the clock or modules, and with them those of every other file of the process. */
const OF_JEST_ALONE = /\bjest\s*\.(?!(?:fn|replaceProperty|restoreAllMocks|setTimeout|spyOn)\b)\w/

const canShare = (file) =>
  loadedByNode.some((dir) => file.startsWith(dir + sep)) && !OF_JEST_ALONE.test(readFileSync(file, 'utf8'))

/** Tests in Node to which jest gives a realm of their own, because they stop the clock or Node alone cannot load them. */
export const ofOwnRealm = nodeRoots.flatMap((dir) =>
  globSync(join(dir, '**/*.test.{ts,mjs}')).filter(
    (file) => !file.includes(`${sep}planted${sep}`) && !file.endsWith('.db.test.ts') && !canShare(file),
  ),
)
