import { type DynamicModule, Module } from '@nestjs/common'
import { FieldCipher } from './crypto/field-cipher.js'
import { Keys } from './crypto/keys.js'
import { Readiness } from './operation/health/readiness.js'
import { CookieNames } from './http/cookie-names.js'
import { SharedCounts } from './access/limits/shared-counts.js'
import { ProcessPools } from './database/sql/process-pools.js'
import { Env } from './env/env.js'
import { Bells } from './base/time/bells.js'

/** Environment, keys and what follows from them alone; enough for a command, the base of a server. */
@Module({})
export class EnvModule {
  static forRoot(env: Env, keys: Keys): DynamicModule {
    return {
      module: EnvModule,
      global: true,
      providers: [
        { provide: Env, useValue: env },
        { provide: Keys, useValue: keys },
        CookieNames,
        FieldCipher,
        Readiness,
        SharedCounts,
        Bells,
        ProcessPools,
      ],
      exports: [Env, Keys, CookieNames, FieldCipher, Readiness, SharedCounts, Bells, ProcessPools],
    }
  }
}
