import { type DynamicModule, Module } from '@nestjs/common'
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm'
import { Pool } from 'pg'
import type { DataSource } from 'typeorm'
import type { ServiceName } from './base/service-name.js'
import { FieldCipher } from './crypto/field-cipher.js'
import { Keys } from './crypto/keys.js'
import { Env } from './env/env.js'
import { SharedCounts } from './access/limits/shared-counts.js'
import { Readiness } from './operation/health/readiness.js'
import { Throttle } from './database/kit-tables/throttle.js'
import { IdempotencyStore } from './database/kit-tables/idempotency.store.js'
import type { ServiceSchema } from './database/service-database.js'
import { connectionOf, replicaUrlOf } from './database/setup/service-login.js'
import { Jobs } from './database/jobs/jobs.js'
import { Housekeeping } from './database/kit-tables/housekeeping.js'
import { rowsThrough } from './database/rows/rows-runner.js'
import { LIMITS, SESSION_LIMITS } from './database/sql/limits.js'
import { poolSettings } from './database/sql/pool-settings.js'
import { ProcessPools } from './database/sql/process-pools.js'
import { Sql, type SqlAccess } from './database/sql/sql.js'

/**
 * Server-side limits of every connection: a stuck statement may cost one request, never the pool. Logins that we make carry
 * them; an operator's may not, and a pooler would not take them here.
 */
const SESSION_OPTIONS = [...SESSION_LIMITS, 'timezone=UTC'].map((setting) => `-c ${setting}`).join(' ')

const optionsOf = (env: Env, service: ServiceName): { options?: string } =>
  env.databaseLogins[service] === undefined || env.databasePooler !== undefined
    ? {}
    : { options: SESSION_OPTIONS }

/** What connections are called in the server's own list, and in the log. */
const nameOf = (env: Env, { service }: ServiceSchema): string =>
  env.sharesConnections && env.databaseLogins[service] === undefined ? 'services' : service

/** Connections to the replica, when there is one, by the login with which the service asks the database. */
const replicaOf = (env: Env, url: string, pools: ProcessPools, name: string): Pool | undefined => {
  const replica = replicaUrlOf(env, url)
  return replica === null
    ? undefined
    : pools.replicaOf({
        connectionString: replica,
        max: env.poolSize,
        connectionTimeoutMillis: LIMITS.connect,
        application_name: `gb-${name}`,
        ...poolSettings(`the replica for ${name}`),
      })
}

const accessOf = (env: Env, keys: Keys, database: ServiceSchema, pools: ProcessPools): SqlAccess => {
  const { role, url } = connectionOf(env, keys, database)
  return {
    replica: replicaOf(env, url, pools, nameOf(env, database)),
    shared: role === undefined ? undefined : { role, most: env.connectionsPerService },
    isNamed: env.databasePooler === undefined,
  }
}

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
          inject: [Env, Keys, ProcessPools],
          useFactory: (env: Env, keys: Keys, pools: ProcessPools) => ({
            type: 'postgres' as const,
            name: database.service,
            driver: pools.driver,
            url: connectionOf(env, keys, database).url,
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
            applicationName: `gb-${nameOf(env, database)}`,
            extra: { ...poolSettings(nameOf(env, database)), ...optionsOf(env, database.service) },
          }),
        }),
      ],
      providers: [
        {
          provide: Sql,
          inject: [getDataSourceToken(database.service), Readiness, Env, Keys, ProcessPools],
          useFactory: (
            dataSource: DataSource,
            readiness: Readiness,
            env: Env,
            keys: Keys,
            pools: ProcessPools,
          ) => {
            const sql = new Sql(poolOf(dataSource), accessOf(env, keys, database, pools))
            rowsThrough(dataSource, sql)
            readiness.add(`database ${database.service}`, () => sql.ping())
            // Whoever may read of it can do without it.
            if (sql.replicaCheck) readiness.watch(`replica ${database.service}`, sql.replicaCheck)
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
