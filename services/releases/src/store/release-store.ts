import type { Release } from '@gb/domain'
import type { RemoteFolder } from '../folders/remote-folders.js'
import type { PackedFile } from './packed-file.js'

/** Where the files of published releases lie; all replicas share it. */
export abstract class ReleaseStore {
  /**
   * Keeps a release, whole or not at all, and held to its hashes before anybody can ask for it.
   * @throws BadRelease for the first file that is not as its release says, or is missing
   */
  abstract put(release: Release, files: readonly PackedFile[]): Promise<void>

  /** Where the versions of a remote lie on this machine. */
  abstract folderOf(remote: string): RemoteFolder

  /** Makes sure that a version lies on this machine. False when the store does not have it. */
  abstract bring(remote: string, version: string): Promise<boolean>

  /** The versions of a remote that the store has, in no order. */
  abstract versionsOf(remote: string): Promise<string[]>

  /** Removes a version; nothing when it is not there. */
  abstract drop(remote: string, version: string): Promise<void>
}
