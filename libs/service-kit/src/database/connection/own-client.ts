import { Client, type ClientConfig } from 'pg'

// A far server that wakes up for us may take its time; nobody waits for an answer yet.
const CONNECT_MS = 10_000

/**
 * Runs work on a connection of its own, outside of every pool. When the connection breaks, the work learns it from its
 * next statement; without a listener the driver would end the process.
 */
export const withOwnClient = async <T>(
  config: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client({ keepAlive: true, connectionTimeoutMillis: CONNECT_MS, ...config })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
