import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository; the product is started from here. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

const START_LIMIT_MS = 300_000
const STOP_LIMIT_MS = 40_000

/** A running product of a test. */
export interface Product {
  url: string
  port: number
  dataDir: string
  process: ChildProcess
  /** All it has printed so far. */
  output: () => string
  /** Ends it with SIGTERM and waits until all of it is gone. The data stay until `remove`. */
  stop: () => Promise<void>
  remove: () => void
}

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A folder for the data of one product. */
export const freshDataDir = (): string => mkdtempSync(join(tmpdir(), 'gastric-buddy-e2e-'))

/** What `npm start` printed and how it ended, once it ended or says that it is ready. */
export const runStart = (env: Record<string, string>): { child: ChildProcess; output: () => string } => {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, NEW_PROFILES_PER_ADDRESS: '100000', GUEST_WRITES_PER_ADDRESS: '100000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const collect = (chunk: Buffer) => (text += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return { child, output: () => text }
}

const untilReady = (child: ChildProcess, output: () => string): Promise<void> =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`not ready in time:\n${output()}`)), START_LIMIT_MS)
    const check = () => {
      if (!output().includes('Gastric Buddy is ready at')) return
      clearTimeout(timer)
      done()
    }
    child.stdout?.on('data', check)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(new Error(`ended with ${String(code)}:\n${output()}`))
    })
  })

/** Waits for the end of a process that was told to, and kills it when it does not come. */
export const endOf = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await once(child, 'exit')
  clearTimeout(timer)
}

/** Whether a process of this id exists. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  // Whoever ended and was not fetched yet is dead: a machine without an init process keeps it so for a while.
  try {
    return !/^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // Gone meanwhile; elsewhere there is no such list, and the signal has said it.
    return process.platform !== 'linux'
  }
}

/** The process of the start command itself, below npm. */
export const starterOf = (dataDir: string): number =>
  (JSON.parse(readFileSync(join(dataDir, 'start.lock'), 'utf8')) as { pid: number }).pid

const lastOf = (dataDir: string, file: string): string => {
  try {
    return readFileSync(join(dataDir, file), 'utf8').trimEnd().split('\n').slice(-5).join('\n')
  } catch {
    return '(none)'
  }
}

/** What a start that does not end still waits for: its server, its PostgreSQL, or itself. */
const whatKeeps = (pid: number, dataDir: string, output: string): string => {
  const children = `/proc/${pid}/task/${pid}/children`
  const below = existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ') : []
  const names = below.filter((child) => child !== '').map((child) => `${child} ${commandOf(child)}`)
  return [
    `process ${pid} did not stop; below it: ${names.join(', ') || 'nothing'}`,
    output,
    ...['logs/server.log', 'logs/postgres.log'].map((file) => `${file}:\n${lastOf(dataDir, file)}`),
  ].join('\n')
}
const commandOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '(gone)'
  }
}

// npm ends at the signal; the command below it ends when all that it started has stopped.
const untilGone = async (pid: number, dataDir: string, output: () => string): Promise<void> => {
  const limit = Date.now() + STOP_LIMIT_MS
  while (isAlive(pid)) {
    if (Date.now() > limit) throw new Error(whatKeeps(pid, dataDir, output()))
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** Starts the product with `npm start` and waits until it says that it is ready. */
export const startFront = async (
  env: Record<string, string> & { PORT: string },
  dataDir: string,
): Promise<Product> => {
  const port = Number(env.PORT)
  const { child, output } = runStart({ ...env, DATA_DIR: dataDir })
  await untilReady(child, output)
  const starter = starterOf(dataDir)
  const stop = async () => {
    child.kill('SIGTERM')
    await endOf(child)
    await untilGone(starter, dataDir, output)
  }
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  return { url: `http://localhost:${port}`, port, dataDir, process: child, output, stop, remove }
}
