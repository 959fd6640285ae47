import type { MigrationInterface, QueryRunner } from 'typeorm'

const mayBe = (form: string) => `
  ALTER TABLE releases.release
    DROP CONSTRAINT release_remote_form,
    ADD CONSTRAINT release_remote_form CHECK (remote ~ '${form}')`

/** What servers were shipped with is kept, too: that of the remotes and that of the shell. */
export class VersionsOfTheShell1795449231590 implements MigrationInterface {
  readonly name = 'VersionsOfTheShell1795449231590'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(mayBe('^(shell|mfe-[a-z][a-z0-9-]{0,40})$'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM releases.release WHERE remote = 'shell'`)
    await runner.query(mayBe('^mfe-[a-z][a-z0-9-]{0,40}$'))
  }
}
