import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

let counter = 0

/** The server of this worker. */
const server = () => (process.env.TEST_DATABASE_URLS ?? '').split(',')[Number(process.env.JEST_WORKER_ID) - 1]

/** Works as the administrator of the test server. */
const asAdministrator = async (work) => {
  const client = new pg.Client({ connectionString: server() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const LEAVING_MS = 60_000
const BETWEEN_LOOKS_MS = 20

const CONNECTED = `SELECT concat_ws(', ', application_name, state, left(query, 200)) AS who
  FROM pg_stat_activity WHERE datname = $1`

/**
 * Waits until nobody is connected to a database, or gives up and says who still is. A pool counts as ended as soon as it
 * has said goodbye; a server that is told to drop the database meanwhile ends the connection with an error that nobody
 * listens for any more, and that ends the worker with all its tests.
 */
const left = async (client, database) => {
  const until = Date.now() + LEAVING_MS
  const connected = async () => (await client.query(CONNECTED, [database])).rows
  let still = await connected()
  while (still.length > 0 && Date.now() < until) {
    await sleep(BETWEEN_LOOKS_MS)
    still = await connected()
  }
  for (const { who } of still) console.error(`still connected to a database that is dropped now: ${who}`)
}

/** Gives the work an empty database of its own, so files neither see nor wait for each other. */
export const withOwnDatabase = async (work) => {
  counter += 1
  const database = `gb_test_${process.pid}_${counter}`
  await asAdministrator((client) => client.query(`CREATE DATABASE ${database}`))
  const url = new URL(server())
  url.pathname = `/${database}`
  process.env.TEST_DATABASE_URL = url.href
  try {
    return await work()
  } finally {
    await asAdministrator(async (client) => {
      await left(client, database)
      await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
    })
  }
}
