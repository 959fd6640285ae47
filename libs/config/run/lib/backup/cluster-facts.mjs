import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { WAL_OUT } from '../../../../local-postgres/src/archive.mjs'
import { readState } from '../../../../local-postgres/src/cluster.mjs'

/** The number that a cluster keeps for life, and its copies with it. */
export const systemOf = (cluster) => {
  const file = join(cluster, 'global/pg_control')
  return existsSync(file) ? String(readFileSync(file).readBigUInt64LE(0)) : undefined
}

/**
 * Where the cluster of a data folder is, and where its server lays finished log segments for us.
 * @returns {{cluster: string, walOut: string, system: string} | undefined} undefined before the first start
 */
export const clusterOf = (dataDir) => {
  const cluster = readState(dataDir)?.cluster
  const system = cluster && systemOf(cluster)
  return system ? { cluster, system, walOut: join(dirname(cluster), WAL_OUT) } : undefined
}
