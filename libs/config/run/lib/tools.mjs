import { join } from 'node:path'
import { ROOT } from '../../workspace/workspace.mjs'

const config = (path) => join(ROOT, 'libs/config/node_modules', path)

/** Entry points to be run with a Node of our choice; the shims in .bin would take whatever is on the PATH. */
export const TOOLS = {
  tsc: join(ROOT, 'node_modules/typescript/bin/tsc'),
  jest: config('jest/bin/jest.js'),
  playwright: config('@playwright/test/cli.js'),
  prettier: config('prettier/bin/prettier.cjs'),
  oxlint: config('oxlint/bin/oxlint'),
  knip: config('knip/bin/knip.js'),
  openapiTypescript: join(ROOT, 'libs/api-client/node_modules/openapi-typescript/bin/cli.js'),
}

/** vite belongs to each front-end package. */
export const viteOf = (pkg) => join(pkg.dir, 'node_modules/vite/bin/vite.js')
