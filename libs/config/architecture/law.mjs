import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { exportedSources, listPackages } from '../run/lib/workspace.mjs'
import { ROLES } from './roles.mjs'
import { rulesFor } from './rules.mjs'

/** Built files and fixtures of ours; a `dist` inside a package from npm is what that package is. */
const notOursToJudge = (packages) => [
  ...packages.map((pkg) => `^${pkg.path}/(?:dist|test-results)/`),
  '/architecture/planted/',
]

/** @typedef {{rule: string, from: string, to: string}} Violation */

const roleViolations = (packages) =>
  packages
    .filter((pkg) => !(pkg.role in ROLES))
    .map((pkg) => ({
      rule: 'known-role',
      from: `${pkg.path}/package.json`,
      to: String(pkg.role),
    }))

/** A dependency that is declared will be imported one day: the manifest obeys the same table. */
const manifestViolations = (packages) => {
  const byName = new Map(packages.map((pkg) => [pkg.name, pkg]))
  return packages.flatMap((pkg) =>
    Object.keys({ ...pkg.manifest.dependencies, ...pkg.manifest.peerDependencies })
      .filter((name) => byName.has(name) && !ROLES[pkg.role].ours.includes(byName.get(name).role))
      .map((name) => ({
        rule: 'layers',
        from: `${pkg.path}/package.json`,
        to: name,
      })),
  )
}

/** Imports of our packages lead to their sources, so the law can be asked before anything is built. */
const aliases = (packages) =>
  Object.fromEntries(exportedSources(packages).map(([name, file]) => [`${name}$`, file]))

const importViolations = async (packages, root) => {
  const options = {
    baseDir: root,
    // TypeScript 7 has no compiler for JavaScript programs to call; swc reads the same files.
    parser: 'swc',
    tsPreCompilationDeps: true,
    ruleSet: { forbidden: rulesFor(packages) },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: notOursToJudge(packages) },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  }
  const folders = packages.map((pkg) => pkg.path).filter((path) => existsSync(join(root, path)))
  const { output } = await cruise(folders, options, { alias: aliases(packages), bustTheCache: true })
  return output.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    from: violation.from,
    to: violation.cycle ? violation.cycle.map((step) => step.name ?? step).join(' → ') : violation.to,
  }))
}

/**
 * Every place where the tree breaks the law of imports.
 * @param {string} root
 * @returns {Promise<Violation[]>} empty when all is well
 */
export const checkLaw = async (root) => {
  const packages = listPackages(root)
  const unknown = roleViolations(packages)
  // Without a role there is no rule to hold a package against.
  if (unknown.length > 0) return unknown
  return [...manifestViolations(packages), ...(await importViolations(packages, root))]
}
