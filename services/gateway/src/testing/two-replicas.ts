import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorService } from '@gb/profile'
import type { OperatorScope } from '@gb/service-kit'
import { startProduct } from './start-product.js'

export type Replica = Awaited<ReturnType<typeof startProduct>>

/** Two replicas of the product, on one database, with one key file and one store of releases. */
export interface TwoReplicas {
  one: Replica
  two: Replica
  /** The folder of the releases. */
  store: string
  /** A token of an operator; known on both. */
  tokenFor: (scopes: readonly OperatorScope[], remotes?: string[]) => Promise<string>
  /** Ends both, and takes the store away. */
  stop: () => Promise<void>
}

/** @param prepare fills the folder of front ends that each of them is shipped with */
export const startTwoReplicas = async (prepare?: (folder: string) => void): Promise<TwoReplicas> => {
  const store = mkdtempSync(join(tmpdir(), 'gb-store-'))
  const shipped = prepare ? { prepare } : {}
  const one = await startProduct({ ...shipped, variables: { RELEASE_STORE: store } })
  const variables = { RELEASE_STORE: store, KEYS_FILE: one.env.keysFile }
  const two = await startProduct({ ...shipped, variables })
  return {
    one,
    two,
    store,
    tokenFor: async (scopes, remotes) => {
      const operators = one.app.get(OperatorService, { strict: false })
      return (await operators.create('Olga Support', [...scopes], 1, remotes)).token
    },
    stop: async () => {
      await one.app.close()
      await two.app.close()
      rmSync(store, { recursive: true, force: true })
    },
  }
}
