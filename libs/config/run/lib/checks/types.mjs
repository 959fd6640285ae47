import { existsSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { TOOLS } from '../tools.mjs'
import { listPackages, ROOT } from '../../../workspace/workspace.mjs'
import { ensureBuilt } from '../build.mjs'
import { allOf, runTool } from '../run-tool.mjs'

/** Compiled by `tsc -b` for Node; all others are checked only, and compiled by vite. */
const BUILT_ROLES = new Set(['domain', 'service-kit', 'service', 'gateway'])
const EXTRA = join(ROOT, 'libs/config/types')

const project = (path) => ['--noEmit', '-p', path]

const jobs = () => [
  ...listPackages()
    .filter((pkg) => !BUILT_ROLES.has(pkg.role) && existsSync(join(pkg.dir, 'tsconfig.json')))
    .map((pkg) => project(pkg.dir)),
  // What the packages' own configurations leave out: tests of the back end, end-to-end tests, build files.
  ...['node-tests.json', 'beside.json'].map((name) => project(join(EXTRA, name))),
]

/** Strict TypeScript over everything or one remote, tests included. */
export const types = async ({ folder }) => {
  if (folder !== undefined) {
    await ensureBuilt({ names: ['domain'] })
    return runTool(TOOLS.tsc, project(join(ROOT, folder)))
  }
  const verdicts = [await runTool(TOOLS.tsc, ['-b', 'services/gateway'])]
  const queue = jobs()
  const worker = async () => {
    for (let args = queue.shift(); args; args = queue.shift()) verdicts.push(await runTool(TOOLS.tsc, args))
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker))
  return allOf(verdicts)
}
