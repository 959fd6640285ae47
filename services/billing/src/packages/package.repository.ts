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

const change = statement(
  'change_package',
  `UPDATE billing.package SET name = $2, price = $3, currency = $4, billing_interval = $5, months = $6, features = $7,
     discount_label = $8
   WHERE package_id = $1 RETURNING ${COLUMNS}`,
)

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

  /** Null when there is no such package. What is bought already keeps its price. */
  change(row: Package): Promise<Package | null> {
    const { packageId, name, price, currency, interval, months, features, discountLabel } = row
    const values = [packageId, name, price, currency, interval, months, features, discountLabel]
    return this.sql.maybeOne<Package>(change, values)
  }
}
