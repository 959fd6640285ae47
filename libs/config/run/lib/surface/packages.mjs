import { join } from 'node:path'
import { listPackages, ROOT } from '../../../workspace/workspace.mjs'

/** What the shell gives every remote: in the order in which they stand on each other. */
const ROLES = ['api-client', 'device', 'ui', 'mfe-contract', 'entries']

/** Declarations that are generated and have a version of their own: they are named, not written out. */
const GENERATED = /(['"])(?:\.{1,2}\/)+(?:src\/)?generated\/schema(?:\.d\.ts)?\1/g

/** The packages whose surface is kept. @returns {import('../../../workspace/workspace.mjs').WorkspacePackage[]} */
export const surfacePackages = (root = ROOT) => {
  const packages = listPackages(root)
  return ROLES.flatMap((role) => packages.filter((pkg) => pkg.role === role))
}

/** Where the surface of a package is kept: its declarations in one file, and since which version each name is as it is. */
export const keptFiles = (dir) => ({
  declarations: join(dir, 'surface.d.ts'),
  since: join(dir, 'surface.json'),
})

/**
 * Lets declarations that were written for one folder be read in another.
 * @param {string} text
 * @param {string} up  the way from that folder to the package, such as `..`
 */
export const seenFrom = (text, up) => text.replace(GENERATED, `'${up}/src/generated/schema'`)
