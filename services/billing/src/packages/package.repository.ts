import { Sql, statement } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'

/** A package as stored. */
export interface Package {
  packageId: string
  name: string
  price: number
  currency: string
  interval: string
  months: number
  features: string[]
  discountLabel: string | null
}

const COLUMNS = `package_id AS "packageId", name, price::float8 AS price, currency,
  billing_interval AS interval, months, features, discount_label AS "discountLabel"`

const all = statement('packages', `SELECT ${COLUMNS} FROM billing.package ORDER BY position`)
const one = statement('package', `SELECT ${COLUMNS} FROM billing.package WHERE package_id = $1`)

/** Packages in Postgres. */
@Injectable()
export class PackageRepository {
  constructor(private readonly sql: Sql) {}

  find(packageId: string): Promise<Package | null> {
    return this.sql.maybeOne<Package>(one, [packageId])
  }

  /** In the order of the cards. */
  all(): Promise<Package[]> {
    return this.sql.query<Package>(all)
  }
}
