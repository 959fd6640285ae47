import pg from 'pg'

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

/** Gives the work an empty database of its own and an environment that ends with it, so files neither see nor wait for each other. */
export const withOwnDatabase = async (work) => {
  counter += 1
  const database = `gb_test_${process.pid}_${counter}`
  const before = { ...process.env }
  await asAdministrator(`CREATE DATABASE ${database}`)
  const url = new URL(server())
  url.pathname = `/${database}`
  process.env.TEST_DATABASE_URL = url.href
  try {
    return await work()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
    await asAdministrator(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
  }
}
