import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Prices of packages that hold from an instant on. */
export class ScheduledPrices1795529306000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE billing.package_price (
      price_id uuid PRIMARY KEY,
      package_id text NOT NULL CONSTRAINT package_price_package REFERENCES billing.package (package_id),
      price numeric(8,2) NOT NULL CONSTRAINT package_price_amount CHECK (price >= 0 AND price < 'NaN'),
      discount_label text CONSTRAINT package_price_label CHECK (char_length(discount_label) BETWEEN 1 AND 40),
      starts_at timestamptz NOT NULL,
      set_by text NOT NULL CONSTRAINT package_price_set_by CHECK (char_length(set_by) BETWEEN 1 AND 100),
      set_at timestamptz NOT NULL DEFAULT now()
    )`)
    await runner.query(
      'CREATE UNIQUE INDEX package_price_start ON billing.package_price (package_id, starts_at)',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE billing.package_price')
  }
}
