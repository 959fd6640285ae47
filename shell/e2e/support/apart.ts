import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Balancer, startBalancer } from './balancer'
import { databaseUrlOf } from './database-url'
import type { Layout } from './layout'
import { endOf, freePort, type Product, ROOT, startFront } from './start-command'

/** What runs in a process of its own; the front hosts the registry of releases itself, since it serves them. */
export const APART = ['profile', 'tracking', 'food-analysis', 'billing', 'content'] as const
/** A service that can be taken away. */
export type Service = (typeof APART)[number]

/** A product whose services are processes of their own. */
export interface ApartProduct extends Product {
  /** Stops every copy of a service where it is, as a machine does that hangs: its ports stay open. */
  freeze: (service: Service) => void
  /** Lets it go on. */
  wake: (service: Service) => void
  /** Ends every copy of a service. */
  end: (service: Service) => Promise<void>
  /** Starts it again where it was. */
  begin: (service: Service) => Promise<void>
  /** File of the log of a process. */
  logOf: (name: Service | 'front') => string
}

const startProcess = async (env: NodeJS.ProcessEnv): Promise<ChildProcess> => {
  const child = fork(join(ROOT, 'services/gateway/dist/bundle/main.js'), {
    cwd: ROOT,
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [first] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown]
  if (typeof first === 'number' || first === null) throw new Error(`${env.SERVICES} did not start:\n${said}`)
  return child
}

const endProcess = async (child: ChildProcess): Promise<void> => {
  // What is frozen hears nothing else.
  child.kill('SIGCONT')
  child.kill('SIGTERM')
  await endOf(child)
}

const portsOf = (count: number): Promise<number[]> => Promise.all(Array.from({ length: count }, freePort))

interface Place {
  /** Where others ask. */
  port: number
  copies: number[]
}

const placeOf = async (copies: number): Promise<Place> => {
  const port = await freePort()
  return { port, copies: copies === 1 ? [port] : await portsOf(copies) }
}

/** Every service in a process of its own behind the front of `npm start`; they share nothing but Postgres, keys and files. */
export const startApart = async (
  layout: Exclude<Layout, 'one'>,
  env: Record<string, string>,
  dataDir: string,
): Promise<ApartProduct> => {
  const copies = layout === 'twice' ? 2 : 1
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const frontPorts = copies === 1 ? [port] : await portsOf(copies)
  const places = new Map<Service, Place>()
  for (const name of APART) places.set(name, await placeOf(copies))
  const remotes = Object.fromEntries([...places].map(([name, at]) => [name, `http://localhost:${at.port}`]))
  const logOf = (name: Service | 'front') => join(dataDir, `logs/${name === 'front' ? 'server' : name}.log`)
  const shared = {
    NEW_PROFILES_PER_ADDRESS: '100000',
    GUEST_WRITES_PER_ADDRESS: '100000',
    REMOTES: JSON.stringify(remotes),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    ALLOWED_ORIGINS: `http://127.0.0.1:${port}`,
    POOL_SIZE: '3',
    ...(copies > 1 ? { RELEASE_STORE: join(dataDir, 'release-store') } : {}),
    ...env,
    DATA_DIR: dataDir,
  }
  const front = await startFront({ ...shared, SERVICES: 'releases', PORT: String(frontPorts[0]) }, dataDir)
  const database = {
    DATABASE_URL: env.DATABASE_URL ?? databaseUrlOf(dataDir),
    KEYS_FILE: env.KEYS_FILE ?? join(dataDir, 'keys.json'),
  }
  const fork_ = (own: Record<string, string>) =>
    startProcess({ ...process.env, WEB_ROOT: ROOT, ...shared, ...database, ...own })

  const running = new Map<Service, ChildProcess[]>()
  const balancers: Balancer[] = []
  const others: ChildProcess[] = []
  const begin = async (name: Service): Promise<void> => {
    const own = { SERVICES: name, TRUST_PROXY_HOPS: '1', LOG_FILE: logOf(name) }
    const ports = places.get(name)?.copies ?? []
    running.set(name, await Promise.all(ports.map((at) => fork_({ ...own, PORT: String(at) }))))
  }
  const signal = (name: Service, what: NodeJS.Signals) => {
    for (const child of running.get(name) ?? []) child.kill(what)
  }
  const end = async (name: Service): Promise<void> => {
    await Promise.all((running.get(name) ?? []).map(endProcess))
    running.delete(name)
  }
  const stop = async (): Promise<void> => {
    for (const balancer of balancers) await balancer.stop()
    await Promise.all([...[...running.keys()].map(end), ...others.map(endProcess)])
    await front.stop()
  }
  try {
    const open = async (name: Service): Promise<void> => {
      await begin(name)
      const place = places.get(name)
      if (copies > 1 && place) balancers.push(await startBalancer(place.port, place.copies))
    }
    // Content tells it at its start which texts a consent is for; a consent to unknown texts would be asked for again.
    await open('profile')
    await Promise.all(APART.filter((name) => name !== 'profile').map(open))
    for (const at of frontPorts.slice(1))
      others.push(await fork_({ SERVICES: 'releases', PORT: String(at), LOG_FILE: logOf('front') }))
    if (copies > 1) balancers.push(await startBalancer(port, frontPorts))
  } catch (error) {
    await stop()
    throw error
  }
  const freeze = (name: Service) => signal(name, 'SIGSTOP')
  const wake = (name: Service) => signal(name, 'SIGCONT')
  const url = `http://localhost:${port}`
  return { ...front, url, port, stop, freeze, wake, end, begin, logOf }
}
