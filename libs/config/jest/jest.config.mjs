import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../workspace/workspace.mjs'
import { nodeSwc } from './node-swc.mjs'
import { domRoots, escape, nodeRoots, ofOwnRealm, workspaceSources } from './packages.mjs'

const require = createRequire(import.meta.url)
const SHELL_MODULES = join(ROOT, 'shell/node_modules')
const here = (file) => fileURLToPath(new URL(file, import.meta.url))

const domSwc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
}

const shared = {
  rootDir: ROOT,
  resolver: here('./resolver.cjs'),
  modulePathIgnorePatterns: ['/dist/', '/architecture/planted/', '/\\.data/', '/\\.cache/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  injectGlobals: false,
  restoreMocks: true,
}

const ONE_LOAD = { ...shared, roots: nodeRoots, runner: here('./one-load/runner.mjs') }

const projects = [
  {
    ...ONE_LOAD,
    displayName: 'node',
    testMatch: ['**/*.test.ts', '**/*.test.mjs'],
    testPathIgnorePatterns: ['/node_modules/', '\\.db\\.test\\.ts$', ...ofOwnRealm.map(escape)],
  },
  {
    ...shared,
    displayName: 'realm',
    testEnvironment: 'node',
    extensionsToTreatAsEsm: ['.ts'],
    transform: { '\\.ts$': [require.resolve('@swc/jest'), nodeSwc] },
    moduleNameMapper: workspaceSources,
    setupFilesAfterEnv: [here('./patience.mjs')],
    roots: nodeRoots,
    testMatch: ofOwnRealm,
  },
  {
    ...ONE_LOAD,
    displayName: 'db',
    testMatch: ['**/*.db.test.ts'],
  },
  {
    ...shared,
    displayName: 'dom',
    testEnvironment: here('./browser-environment.mjs'),
    roots: domRoots,
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    transform: { '\\.tsx?$': [require.resolve('@swc/jest'), domSwc] },
    moduleNameMapper: {
      '\\.module\\.css$': here('./css-module-stub.cjs'),
      '\\.css$': here('./css-module-stub.cjs'),
      '\\?url$': here('./address-stub.cjs'),
      // Two copies of these break hooks and caches.
      '^(react|react-dom)$': `${SHELL_MODULES}/$1/index.js`,
      '^(react|react-dom)/(.*)$': `${SHELL_MODULES}/$1/$2.js`,
      '^@tanstack/react-query$': `${SHELL_MODULES}/@tanstack/react-query/build/modern/index.cjs`,
      ...workspaceSources,
    },
    setupFiles: [here('./browser-gaps.cjs')],
    setupFilesAfterEnv: [here('./patience-of-screens.cjs'), here('./no-errors.cjs')],
  },
]

// TEST_DATABASE_URLS is set by the runner of the database part; without it that project would only fail.
export default {
  projects: projects.filter(
    (project) => (project.displayName === 'db') === Boolean(process.env.TEST_DATABASE_URLS),
  ),
}
