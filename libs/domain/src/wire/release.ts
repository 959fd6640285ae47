import type { Configurable } from './configurable.js'
import type { Declaration } from './declaration.js'

/** A file of a release and the hash that the shell holds it to. */
export interface ReleaseFile {
  url: string
  /** Subresource integrity: `sha384-…`. */
  integrity: string
}

/** Who answers for a remote; shown to operators, never to patients. */
export interface ReleaseOwner {
  /** Name of the team. */
  team: string
  /** How to reach it: an address or a channel. */
  contact: string
  /** What to do when it fails: a page or a file. */
  runbook: string
}

/**
 * One version of a remote: what its build writes into `dist/release.json`, the gateway checks and lists in `/remotes.json`,
 * and the shell reads there.
 */
export interface Release extends Partial<Declaration>, Partial<Configurable> {
  name: string
  version: string
  /** Address of the module that is loaded first. */
  entry: string
  /** Subresource integrity of the entry. */
  integrity: string
  /** Range of the contract version that the shell must have. */
  shell: string
  /** Range of the API version that the server must have; any when absent. */
  api?: string
  /** Range of each shared package that the shell must provide. */
  shared: Record<string, string>
  preload: ReleaseFile[]
  css: ReleaseFile[]
  /** What else the service worker keeps, so that the remote works without a connection. */
  offline: ReleaseFile[]
  /** Who answers for it; absent in releases that say nobody. */
  owner?: ReleaseOwner
}
