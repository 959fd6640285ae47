import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exportedSources, listPackages } from '../workspace/workspace.mjs'

const DOM_ROLES = new Set(['ui', 'mfe-contract', 'entries', 'help', 'shell', 'mfe'])

/** A role that is not listed as a browser one is tested in Node. */
const isDom = (pkg) => DOM_ROLES.has(pkg.role)

/** `src` of every package and what measures it, or the folder itself for libs/config, which has no build. */
const sourceRoots = (packages) =>
  packages
    .flatMap((pkg) => (pkg.role === 'config' ? [pkg.dir] : [join(pkg.dir, 'src'), join(pkg.dir, 'bench')]))
    .filter((dir) => existsSync(dir))

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Each exported name of a workspace package mapped to its source, so a test needs no build. */
const sourceMappings = (packages) =>
  Object.fromEntries(exportedSources(packages).map(([name, file]) => [`^${escape(name)}$`, file]))

const packages = listPackages()

export const nodeRoots = sourceRoots(packages.filter((pkg) => !isDom(pkg)))
export const domRoots = sourceRoots(packages.filter(isDom))
export const workspaceSources = sourceMappings(packages)
