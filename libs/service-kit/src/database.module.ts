import { type DynamicModule, Module } from '@nestjs/common'
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm'
import { Pool } from 'pg'
import type { DataSource } from 'typeorm'
import { FieldCipher } from './crypto/field-cipher.js'
import { Keys } from './crypto/keys.js'
import { Env } from './env/env.js'
import { SharedCounts } from './access/limits/shared-counts.js'
import { Readiness } from './operation/health/readiness.js'
import { Throttle } from './database/kit-tables/throttle.js'
import { IdempotencyStore } from './database/kit-tables/idempotency.store.js'
import type { ServiceSchema } from './database/service-database.js'
import { loginOf } from './database/setup/service-login.js'
import { Jobs } from './database/jobs/jobs.js'
import { Housekeeping } from './database/kit-tables/housekeeping.js'
import { rowsThrough } from './database/rows/rows-runner.js'
import { LIMITS, SESSION_LIMITS } from './database/sql/limits.js'
import { poolSettings } from './database/sql/pool-settings.js'
import { Sql } from './database/sql/sql.js'

/** Server-side limits of every connection: a stuck statement may cost one request, never the pool. */
const SESSION_OPTIONS = [...SESSION_LIMITS, 'timezone=UTC'].map((setting) => `-c ${setting}`).join(' ')

const poolOf = (dataSource: DataSource): Pool => {
  const pool: unknown = 'master' in dataSource.driver ? dataSource.driver.master : null
  if (!(pool instanceof Pool)) throw new Error('the data source has no pg pool')
  return pool
}

const jobsOf = (database: ServiceSchema) => ({
  provide: Jobs,
  inject: [Sql],
  useFactory: (sql: Sql) => new Jobs(sql, database),
})

/**
 * Connects a service to its schema. Make one constant per service and import that constant in each feature module. It
 * knows no entities: a module below all features cannot know what they keep. A feature whose rows are kept plainly brings
 * its own (`TypeOrmModule.forFeature`); their repositories ask through the same `Sql`.
 */
@Module({})
export class DatabaseModule {
  static forService(database: ServiceSchema): DynamicModule {
    const jobs = database.jobs ? [jobsOf(database)] : []
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          name: database.service,
          inject: [Env, Keys],
          useFactory: (env: Env, keys: Keys) => ({
            type: 'postgres' as const,
            name: database.service,
            url: loginOf(env, keys, database).url,
            schema: database.schema,
            autoLoadEntities: true,
            synchronize: false,
            migrationsRun: false,
            retryAttempts: 0,
            installExtensions: false,
            logging: false,
            poolSize: env.poolSize,
            connectTimeoutMS: LIMITS.connect,
            // Each connection tells of its end by itself.
            poolErrorHandler: () => undefined,
            applicationName: `gb-${database.service}`,
            extra: { ...poolSettings(database.service), options: SESSION_OPTIONS },
          }),
        }),
      ],
      providers: [
        {
          provide: Sql,
          inject: [getDataSourceToken(database.service), Readiness],
          useFactory: (dataSource: DataSource, readiness: Readiness) => {
            const sql = new Sql(poolOf(dataSource))
            rowsThrough(dataSource, sql)
            readiness.add(`database ${database.service}`, () => sql.ping())
            return sql
          },
        },
        {
          provide: Throttle,
          inject: [Sql, SharedCounts],
          useFactory: (sql: Sql, shared: SharedCounts) => {
            const throttle = new Throttle(sql, database.schema)
            shared.add(database.service, throttle)
            return throttle
          },
        },
        {
          provide: IdempotencyStore,
          inject: [Sql, FieldCipher],
          useFactory: (sql: Sql, cipher: FieldCipher) => new IdempotencyStore(sql, cipher, database.schema),
        },
        {
          provide: Housekeeping,
          inject: [Sql],
          useFactory: (sql: Sql) => new Housekeeping(sql, database.schema),
        },
        ...jobs,
      ],
      exports: [Sql, Throttle, IdempotencyStore, ...jobs.map(({ provide }) => provide)],
    }
  }
}
