import { createHash } from 'node:crypto'
import { type DataSource, QueryFailedError } from 'typeorm'
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js'
import type { Sql } from '../sql/sql.js'
import { statement } from '../sql/statement.js'

/** The text alone decides, so that the server prepares it once, as it does with a statement that has a name. */
const nameOf = (text: string): string => `rows_${createHash('sha1').update(text).digest('hex').slice(0, 20)}`

type Asked = ReturnType<PostgresQueryRunner['query']>

/**
 * Runs what a TypeORM repository asks through the statements of the house: on the running transaction, for the person that
 * the work is for, with the same limits and the same errors. It never has a connection of its own.
 */
class RowsRunner extends PostgresQueryRunner {
  constructor(
    driver: PostgresDriver,
    private readonly house: Sql,
  ) {
    super(driver, 'master')
  }

  override connect(): Promise<unknown> {
    const query = (text: string, values: unknown[] = []) =>
      this.house.answer(statement(nameOf(text), text), values)
    return Promise.resolve({ query })
  }

  override async query(...asked: Parameters<PostgresQueryRunner['query']>): Asked {
    try {
      return await super.query(...asked)
    } catch (error) {
      // What was refused, is late or away is told apart by the error of the driver, not by its wrapping.
      throw error instanceof QueryFailedError ? error.driverError : error
    }
  }

  override startTransaction(): Promise<void> {
    if (!this.house.isInTransaction) return Promise.reject(new Error('rows are saved within sql.transaction'))
    this.isTransactionActive = true
    return Promise.resolve()
  }

  override commitTransaction(): Promise<void> {
    this.isTransactionActive = false
    return Promise.resolve()
  }

  // The error that led here goes on and ends the transaction around it, which alone decides.
  override rollbackTransaction(): Promise<void> {
    return this.commitTransaction()
  }
}

/** From here on every repository of this data source asks through `sql`. */
export const rowsThrough = (dataSource: DataSource, sql: Sql): void => {
  const { driver } = dataSource
  if (!(driver instanceof PostgresDriver)) throw new Error('the data source is no Postgres')
  driver.createQueryRunner = () => new RowsRunner(driver, sql)
}
