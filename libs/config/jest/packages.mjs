import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listPackages } from '../run/lib/workspace.mjs'

const DOM_ROLES = new Set(['ui', 'mfe-contract', 'shell', 'mfe'])

/** A role that is not listed as a browser one is tested in Node. */
const isDom = (pkg) => DOM_ROLES.has(pkg.role)

/** `src` of every package, or the folder itself for libs/config, which has no build. */
const sourceRoots = (packages) =>
  packages
    .map((pkg) => (pkg.role === 'config' ? pkg.dir : join(pkg.dir, 'src')))
    .filter((dir) => existsSync(dir))

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `./dist/index.js` is what is shipped, `./src/index.ts` is where it comes from. */
const toSource = (target) => target.replace(/^\.\/dist\/(.*)\.js$/, './src/$1.ts')

/** Each exported name of a workspace package mapped to its source, so a test needs no build. */
const sourceMappings = (packages) =>
  Object.fromEntries(
    packages.flatMap((pkg) =>
      Object.entries(pkg.manifest.exports ?? {})
        .filter(([subpath]) => !subpath.includes('*'))
        .map(([subpath, target]) => {
          const file = typeof target === 'string' ? target : target.default
          return [`^${escape(pkg.name + subpath.slice(1))}$`, join(pkg.dir, toSource(file))]
        }),
    ),
  )

const packages = listPackages()

export const nodeRoots = sourceRoots(packages.filter((pkg) => !isDom(pkg)))
export const domRoots = sourceRoots(packages.filter(isDom))
export const workspaceSources = sourceMappings(packages)
