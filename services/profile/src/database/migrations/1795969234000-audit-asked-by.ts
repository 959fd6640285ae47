import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  'CREATE INDEX operator_audit_by_token ON profile.operator_audit (token_id, seq)',
  'CREATE INDEX operator_audit_by_name ON profile.operator_audit (name, seq)',
  // A subject is words; an id in a path is written as it was typed.
  `CREATE INDEX operator_audit_by_subject ON profile.operator_audit USING gin (string_to_array(lower(subject), ' '))`,
]

/** The audit log is asked by whom, by which token and about whom. */
export class AuditAskedBy1795969234000 implements MigrationInterface {
  readonly name = 'AuditAskedBy1795969234000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of ['subject', 'name', 'token'])
      await runner.query(`DROP INDEX profile.operator_audit_by_${index}`)
  }
}
