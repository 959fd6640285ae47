import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '../../../processes/src/failure.mjs'
import { freePort } from '../../../processes/src/ports.mjs'
import { exitOf, run, sleep, track } from '../../../processes/src/processes.mjs'
import { installFromDebian } from './debian.mjs'
import { isPrimary } from './standby.mjs'

const NAMES = ['haproxy', '/usr/sbin/haproxy']
const START_MS = 10_000

const installed = async () => {
  for (const name of NAMES) {
    const answer = await run(name, ['-v'], { timeout: 20_000 }).catch(() => undefined)
    if (answer?.code === 0) return name
  }
  return undefined
}

const findProxy = async () => {
  const there = await installed()
  if (there) return there
  await installFromDebian('haproxy', 'Installing HAProxy from Debian (once)')
  const found = await installed()
  if (found) return found
  throw new Failure('There is no HAProxy here, and it cannot be installed without asking. Install it first.')
}

/** Says over HTTP whether a server takes writes, as the agent beside each server of a cluster does (Patroni: `/primary`). */
const startRole = async (url) => {
  const server = createServer((_request, response) => {
    void isPrimary(url).then((answer) => response.writeHead(answer ? 200 : 503).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: server.address().port, stop: () => server.close() }
}

const settingsOf = (port, servers) => `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen database
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  default-server inter 300ms fall 3 rise 1 on-marked-down shutdown-sessions
${servers.map(({ address, role }, index) => `  server db${index} ${address} check port ${role}`).join('\n')}
`

const answers = async (port) => {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/**
 * A real HAProxy in front of several servers, which lets everybody through to the one that takes writes.
 * @param {string[]} urls of the servers; the login of the first is that of all
 * @returns {Promise<{url: string, stop: () => Promise<void>}>}
 */
export const startDatabaseProxy = async (urls) => {
  const program = await findProxy()
  const roles = await Promise.all(urls.map(startRole))
  const folder = mkdtempSync(join(tmpdir(), 'gastric-buddy-proxy-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  const servers = urls.map((url, index) => ({ address: new URL(url).host, role: roles[index].port }))
  writeFileSync(file, settingsOf(port, servers))
  const child = track(spawn(program, ['-db', '-f', file], { detached: true, stdio: 'ignore' }))
  const exit = exitOf(child)
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
    for (const role of roles) role.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const end = Date.now() + START_MS
  while (!(await answers(port))) {
    if (Date.now() > end || child.exitCode !== null) {
      await stop()
      throw new Failure('HAProxy did not start.')
    }
    await sleep(50)
  }
  return { url: Object.assign(new URL(urls[0]), { port: String(port) }).href, stop }
}
