import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { ROOT, exportedSources, listPackages } from '../workspace/workspace.mjs'
import { circleViolations } from './circles.mjs'
import { claimViolations } from './claims.mjs'
import { entityNameViolations } from './entity-names.mjs'
import { islandViolations } from './islands.mjs'
import { BUILD_FILES, ROLES, TEST_FILES } from './roles.mjs'
import { stepsOf } from './room-graph.mjs'
import { orderViolations } from './room-order.mjs'
import { rulesFor } from './rules.mjs'
import { sectionViolations } from './sections.mjs'
import { sourceViolations } from './sources.mjs'
import { NOTHING_KEPT, spellingViolations } from './spelling.mjs'
import { rowViolations } from './stored-rows.mjs'
import { waitingViolations } from './waiting-work.mjs'

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

const cruised = async (packages, root) => {
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
  const { output } = await cruise(folders, options, { alias: aliases(packages) })
  return output
}

const importViolations = ({ summary }) =>
  summary.violations.map((violation) => ({
    rule: violation.rule.name,
    from: violation.from,
    to: violation.cycle ? violation.cycle.map((step) => step.name ?? step).join(' → ') : violation.to,
  }))

const importsOf = ({ modules }) =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )

/** Data beside the law; a planted tree brings its own. */
const dataOf = (root, name, none = {}) => {
  const file = join(root, 'libs/config/architecture', name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none
}

const BESIDE = new RegExp(`${TEST_FILES}|${BUILD_FILES}`)

const roomViolations = (output, packages, root) => {
  const steps = stepsOf(importsOf(output), packages)
  const files = output.modules.map(({ source }) => source).filter((file) => !BESIDE.test(file))
  return [
    ...circleViolations(steps),
    ...islandViolations(steps),
    ...sectionViolations(steps),
    ...orderViolations(steps, files, dataOf(root, 'rooms.json')),
  ]
}

/**
 * The steps between the rooms of all packages of a tree.
 * @param {string} [root]
 * @returns {Promise<import('./room-graph.mjs').Step[]>}
 */
export const roomSteps = async (root = ROOT) => {
  const packages = listPackages(root)
  return stepsOf(importsOf(await cruised(packages, root)), packages)
}

/**
 * Every place where the tree breaks the law: of imports, of rooms, of names, of stored rows, of work that waits, and of sources that can be opened.
 * @param {string} root
 * @returns {Promise<Violation[]>} empty when all is well
 */
export const checkLaw = async (root) => {
  const packages = listPackages(root)
  const unknown = roleViolations(packages)
  // Without a role there is no rule to hold a package against.
  if (unknown.length > 0) return unknown
  const output = await cruised(packages, root)
  return [
    ...manifestViolations(packages),
    ...importViolations(output),
    ...roomViolations(output, packages, root),
    ...claimViolations(packages),
    ...sourceViolations(root, packages),
    ...entityNameViolations(root, packages),
    ...spellingViolations(root, packages, dataOf(root, 'spelling-kept.json', NOTHING_KEPT)),
    ...rowViolations(root, packages, dataOf(root, 'stored-rows.json', [])),
    ...waitingViolations(root, packages, dataOf(root, 'waiting-work.json', [])),
  ]
}
