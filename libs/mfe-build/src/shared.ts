import { inRoot, installedVersion, workspaceVersion } from './workspace.ts'

/**
 * The one list of what exists once per page: the shell provides it, every remote leaves it out of its own files.
 * Everything with a React context or a cache in it must stand here, and what each would else carry along in the first use.
 * What is not listed (domain, `@gb/ui/chart`) is bundled by each remote, but for what `shared-rules.ts` says.
 */
export const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@tanstack/react-query',
  '@gb/api-client',
  '@gb/device',
  '@gb/entries',
  '@gb/mfe-contract',
  '@gb/ui',
] as const

export type SharedName = (typeof SHARED)[number]

/** Version of each shared package in this repository. */
export function sharedVersions(): Record<SharedName, string> {
  const react = installedVersion(inRoot('shell'), 'react')
  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': installedVersion(inRoot('shell'), 'react-dom'),
    '@tanstack/react-query': installedVersion(inRoot('shell'), '@tanstack/react-query'),
    '@gb/api-client': workspaceVersion('libs/api-client'),
    '@gb/device': workspaceVersion('libs/device'),
    '@gb/entries': workspaceVersion('libs/entries'),
    '@gb/mfe-contract': workspaceVersion('libs/mfe-contract'),
    '@gb/ui': workspaceVersion('libs/ui'),
  }
}

/** `^1.4.0` for 1.4.7: a patch level is never a reason to refuse a remote. */
export function rangeOf(version: string): string {
  const [major = '0', minor = '0'] = version.split('.')
  return `^${major}.${minor}.0`
}
