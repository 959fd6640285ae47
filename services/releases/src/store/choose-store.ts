import type { Env } from '@gb/service-kit'
import { ObjectBucket } from './object-bucket.js'
import { ObjectStore } from './object-store.js'
import type { ReleaseStore } from './release-store.js'
import { VersionFolders } from './version-folders.js'

/** The store that the configuration names: a folder, or objects with a folder of this machine before them. */
export const storeOf = ({ releaseStore, releaseObjects }: Env): ReleaseStore =>
  releaseObjects === null
    ? new VersionFolders(releaseStore)
    : new ObjectStore(new ObjectBucket(releaseObjects), releaseStore)
