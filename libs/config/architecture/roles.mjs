/**
 * Who may import whom. A package states its role in `gb.role` of its package.json; nothing here knows a name of ours.
 *
 * @typedef {object} Role
 * @property {string[]} ours   roles that shipped code may import
 * @property {string[]} npm    npm packages that shipped code may import; a trailing `/*` means the whole scope
 * @property {boolean} node    whether Node's own modules may be imported
 * @property {boolean} [tool]  never shipped: reachable from tests and build files only
 */

const REACT = ['react', 'react-dom', '@tanstack/react-query', 'lucide', 'react-hook-form']
const NEST = ['@nestjs/*', 'reflect-metadata', 'rxjs', 'class-validator', 'class-transformer']

/** @type {Record<string, Role>} */
export const ROLES = {
  domain: { ours: [], npm: [], node: false },
  ui: { ours: [], npm: ['react', 'react-dom', 'lucide'], node: false },
  'api-client': { ours: ['domain'], npm: ['openapi-fetch', '@tanstack/react-query'], node: false },
  device: { ours: ['api-client', 'domain'], npm: ['idb', 'react'], node: false },
  'mfe-contract': { ours: ['device', 'api-client'], npm: ['react'], node: false },
  entries: {
    ours: ['mfe-contract', 'device', 'api-client', 'ui', 'domain'],
    npm: ['react', '@tanstack/react-query'],
    node: false,
  },
  help: {
    ours: ['entries', 'mfe-contract', 'device', 'ui', 'domain'],
    npm: ['react', '@tanstack/react-query'],
    node: false,
  },
  'own-words': { ours: ['entries', 'mfe-contract', 'device', 'domain'], npm: ['react'], node: false },
  'service-kit': {
    ours: ['domain'],
    npm: [
      ...NEST,
      'fastify',
      '@fastify/*',
      'typeorm',
      'pg',
      'pg-boss',
      'pino',
      'prom-client',
      '@opentelemetry/api',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      'nodemailer',
      'secure-json-parse',
      'zod',
    ],
    node: true,
  },
  mfe: {
    ours: ['own-words', 'help', 'entries', 'mfe-contract', 'device', 'api-client', 'ui', 'domain'],
    npm: [...REACT, 'zxing-wasm', 'libheif-js'],
    node: false,
  },
  shell: {
    ours: ['own-words', 'help', 'entries', 'mfe-contract', 'device', 'api-client', 'ui', 'domain'],
    npm: [
      ...REACT,
      '@module-federation/runtime',
      'compare-versions',
      'uqr',
      '@noble/hashes',
      '@simplewebauthn/browser',
    ],
    node: false,
  },
  service: {
    ours: ['service-kit', 'domain'],
    npm: [
      ...NEST,
      'typeorm',
      'pg',
      'zod',
      'openai',
      'stripe',
      'sharp',
      'pdfmake',
      '@simplewebauthn/server',
      '@streamparser/json',
      'fflate',
      'csv-parse',
      'ajv',
      'aws4fetch',
      'cockatiel',
      'compare-versions',
      'web-push',
    ],
    node: true,
  },
  gateway: {
    ours: ['service', 'service-kit', 'domain'],
    npm: [...NEST, 'fastify', '@fastify/*', 'undici'],
    node: true,
  },
  'test-kit': { ours: ['device', 'api-client', 'domain'], npm: ['stripe'], node: false, tool: true },
  'mfe-alone': {
    ours: ['mfe-contract', 'device', 'api-client', 'ui'],
    npm: ['react', 'react-dom', '@tanstack/react-query', 'vite'],
    node: true,
    tool: true,
  },
  'mfe-build': {
    ours: ['mfe-alone', 'domain'],
    npm: ['vite', '@vitejs/plugin-react', '@module-federation/vite', 'lightningcss', 'ajv', '@swc/wasm'],
    node: true,
    tool: true,
  },
  processes: { ours: [], npm: [], node: true, tool: true },
  'local-postgres': { ours: ['processes'], npm: [], node: true, tool: true },
  config: { ours: ['local-postgres', 'processes'], npm: [], node: true, tool: true },
}

/** Beside the shipped code: tests and their helpers. They may also use tools. */
export const TEST_FILES = '\\.test\\.(tsx?|mjs)$|/testing/|/(e2e|bench)/'
/** Files that only a build reads. */
export const BUILD_FILES = '/[a-z]+\\.config\\.(ts|mjs)$'

/** The only files of a service that know the database library. */
export const DATABASE_FILES = '\\.(repository|entity|module)\\.ts$|/data-source\\.ts$|/migrations/'
export const DATABASE_PACKAGES = ['typeorm', 'pg', '@nestjs/typeorm']

/** Folders of a remote that are no feature: `shared` serves all of them. */
export const REMOTE_COMMON_FOLDERS = ['shared']

/** Kinds of file in a service, and what each must not import (arrows go controller → service → repository → entity). */
export const SERVICE_LAYERS = [
  { from: 'controller', never: ['repository', 'entity'] },
  { from: 'service', never: ['controller'] },
  { from: 'repository', never: ['controller', 'service'] },
  { from: 'entity', never: ['controller', 'service', 'repository', 'mapper', 'dto'] },
  { from: 'dto', never: ['controller', 'service', 'repository', 'entity'] },
]
