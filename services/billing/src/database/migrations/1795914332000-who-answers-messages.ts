import type { MigrationInterface, QueryRunner } from 'typeorm'

const OLD = 'Messages to the care team'
const NEW = 'Messages to the creator of the app'

const replace = (runner: QueryRunner, from: string, to: string): Promise<unknown> =>
  runner.query(
    'UPDATE billing.package SET features = array_replace(features, $1, $2) WHERE $1 = ANY(features)',
    [from, to],
  )

/** The care team is the clinic of whoever reads; who answers messages in the app is its creator. */
export class WhoAnswersMessages1795914332000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return replace(runner, OLD, NEW).then(() => undefined)
  }

  down(runner: QueryRunner): Promise<void> {
    return replace(runner, NEW, OLD).then(() => undefined)
  }
}
