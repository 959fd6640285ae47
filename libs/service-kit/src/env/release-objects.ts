import type { RawEnv } from './schema.js'

/** Where published releases are kept as objects of a store that speaks S3. */
export interface ReleaseObjects {
  /** Address of the store, such as `https://s3.eu-central-1.amazonaws.com`; buckets are the first part of its paths. */
  endpoint: string
  region: string
  bucket: string
  /** What all keys begin with, without a slash at its ends; may be empty. */
  prefix: string
  keyId: string
  secret: string
}

const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w.-]+\/)*[\w.-]+))?\/?$/

const KEY = /^([^:\s]+):(\S+)$/

type Settings = Pick<
  RawEnv,
  'RELEASE_STORE' | 'RELEASE_STORE_ENDPOINT' | 'RELEASE_STORE_KEY' | 'RELEASE_STORE_REGION'
>

const isObjects = ({ RELEASE_STORE: store }: Settings): boolean => /^s3:/i.test(store ?? '')

/** The store of objects; null where releases are kept in a folder. */
export const releaseObjectsOf = (raw: Settings): ReleaseObjects | null => {
  const [, bucket, prefix = ''] = PLACE.exec(raw.RELEASE_STORE ?? '') ?? []
  const [, keyId, secret] = KEY.exec(raw.RELEASE_STORE_KEY ?? '') ?? []
  const endpoint = raw.RELEASE_STORE_ENDPOINT
  if (bucket === undefined || keyId === undefined || secret === undefined || endpoint === undefined)
    return null
  return { endpoint, region: raw.RELEASE_STORE_REGION, bucket, prefix, keyId, secret }
}

/** What keeps a store of objects from being used, one line each. */
export const releaseObjectsProblems = (raw: Settings): string[] => {
  if (!isObjects(raw)) return []
  return [
    ...(PLACE.test(raw.RELEASE_STORE ?? '')
      ? []
      : ['RELEASE_STORE: must be a folder, or like s3://bucket/prefix']),
    ...(raw.RELEASE_STORE_ENDPOINT === undefined
      ? ['RELEASE_STORE_ENDPOINT: missing, and s3:// needs it']
      : []),
    ...(raw.RELEASE_STORE_KEY === undefined ? ['RELEASE_STORE_KEY: missing, and s3:// needs it'] : []),
  ]
}
