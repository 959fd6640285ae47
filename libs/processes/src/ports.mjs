import net from 'node:net'

const listen = (options) =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(options, () => resolve(server))
  })

const close = (server) => new Promise((resolve) => server.close(resolve))

/**
 * A port nobody listens on at this moment.
 * @param {string} [host]
 */
export const freePort = async (host = '127.0.0.1') => {
  const server = await listen({ port: 0, host })
  const { port } = server.address()
  await close(server)
  return port
}

/**
 * Why a port cannot be listened on, as the code of the system error; undefined when it is free.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<string | undefined>}
 */
export const portProblem = async (port, host) => {
  try {
    await close(await listen({ port, host, exclusive: true }))
    return undefined
  } catch (error) {
    return error.code
  }
}
