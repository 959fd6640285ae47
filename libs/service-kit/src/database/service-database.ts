import type { DataSourceOptions } from 'typeorm'
import type { ServiceName } from '../base/service-name.js'
import type { SealedColumn } from '../crypto/sealed-column.js'
import type { JobKind } from './jobs/job-kind.js'

/** Where a service keeps its rows. */
export interface ServiceSchema {
  service: ServiceName
  /** Schema name; the role is `gb_<schema>`. */
  schema: string
  /** Kinds of work that it does later; they lie in `<schema>_jobs`. */
  jobs?: readonly JobKind[]
}

/** What a service keeps in Postgres: its own schema, role, entities and migration history. */
export interface ServiceDatabase extends ServiceSchema {
  /** Tables whose rows are written once: the service's role may neither change nor delete them. */
  appendOnly?: string[]
  /** Columns whose values are sealed; what is missing here is unreadable after a rotation. A test compares. */
  sealed?: SealedColumn[]
  entities: NonNullable<DataSourceOptions['entities']>
  migrations: NonNullable<DataSourceOptions['migrations']>
}

/** The role a service runs as: it may read and write the rows of its own schema and its jobs, and nothing else. */
export const roleOf = (schema: string): string => `gb_${schema}`
