import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { ReleaseOwner } from '@gb/domain'

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** Folder of a workspace package, by its path from the root. */
export const inRoot = (...path: string[]) => resolve(ROOT, ...path)

/** Where development servers send what they do not serve themselves. */
export const gateway = () => process.env.GATEWAY ?? 'http://localhost:3000'

/** Version in the package.json of a workspace folder. */
export function workspaceVersion(folder: string): string {
  return versionIn(inRoot(folder, 'package.json'))
}

/** Version of an npm package as the given workspace folder sees it. */
export function installedVersion(folder: string, packageName: string): string {
  const require = createRequire(inRoot(folder, 'package.json'))
  return versionIn(require.resolve(`${packageName}/package.json`))
}

/** Version of the API that this repository's server speaks, as its contract says. */
export function apiVersion(): string {
  const { info } = jsonIn(inRoot('services/gateway/openapi.json'))
  const version = isRecord(info) ? info.version : undefined
  if (typeof version === 'string') return version
  throw new Error('services/gateway/openapi.json has no version')
}

/** Team, contact and runbook in the package.json of a workspace folder (`gb`); null unless all three are there. */
export function ownerIn(folder: string): ReleaseOwner | null {
  const { gb } = jsonIn(inRoot(folder, 'package.json'))
  if (!isRecord(gb)) return null
  const { team, contact, runbook } = gb
  const isOwner = typeof team === 'string' && typeof contact === 'string' && typeof runbook === 'string'
  return isOwner ? { team, contact, runbook } : null
}

function versionIn(file: string): string {
  const { version } = jsonIn(file)
  if (typeof version === 'string') return version
  throw new Error(`${file} has no version`)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function jsonIn(file: string): Record<string, unknown> {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return isRecord(content) ? content : {}
}
