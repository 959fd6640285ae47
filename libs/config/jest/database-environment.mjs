import { createRequire } from 'node:module'
import pg from 'pg'

// The environment is a dependency of jest, not ours: it is found the way jest finds it.
const requireAsJest = createRequire(
  ['jest', 'jest-cli', 'jest-config'].reduce(
    (from, name) => createRequire(from).resolve(name),
    import.meta.url,
  ),
)
const { TestEnvironment: NodeEnvironment } = requireAsJest('jest-environment-node')

let counter = 0

/** The server of this worker. */
const server = () => (process.env.TEST_DATABASE_URLS ?? '').split(',')[Number(process.env.JEST_WORKER_ID) - 1]

/** Runs one statement as the administrator of the test server. */
const asAdministrator = async (statement) => {
  const client = new pg.Client({ connectionString: server() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Gives every test file its own empty database, so files neither see nor wait for each other. */
export default class DatabaseEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup()
    counter += 1
    this.database = `gb_test_${process.pid}_${counter}`
    await asAdministrator(`CREATE DATABASE ${this.database}`)
    const url = new URL(server())
    url.pathname = `/${this.database}`
    this.global.process.env.TEST_DATABASE_URL = url.href
  }

  async teardown() {
    await asAdministrator(`DROP DATABASE IF EXISTS ${this.database} WITH (FORCE)`)
    await super.teardown()
  }
}
