import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, type Product, ROOT } from './product'

const SERVICES = ['profile', 'tracking', 'food-analysis', 'billing', 'content'] as const
type Service = (typeof SERVICES)[number]

/** The product's own embedded database, for processes that share it. */
export const databaseUrlOf = (dataDir: string): string => {
  const { password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    password: string
  }
  const port = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3] ?? ''
  return `postgres://gastric_buddy:${password}@127.0.0.1:${port}/gastric_buddy`
}

interface Running {
  url: string
  stop: () => Promise<unknown>
}

const startProcess = async (port: number, env: Record<string, string>): Promise<Running> => {
  const child = fork(join(ROOT, 'services/gateway/dist/main.js'), {
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      POOL_SIZE: '3',
    },
  })
  const [first] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown]
  if (typeof first === 'number') throw new Error(`a process ended at start with ${first}`)
  const stop = () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    return gone
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

/** Every service in a process of its own, behind a gateway that hosts none; they share nothing but Postgres and keys. */
export const startApart = async (product: Product): Promise<Running> => {
  const gatewayPort = await freePort()
  const ports = new Map<Service, number>()
  for (const name of SERVICES) ports.set(name, await freePort())
  const addresses = Object.fromEntries([...ports].map(([name, port]) => [name, `http://127.0.0.1:${port}`]))
  const shared = {
    DATABASE_URL: databaseUrlOf(product.dataDir),
    KEYS_FILE: join(product.dataDir, 'keys.json'),
    DATA_DIR: product.dataDir,
    WEB_ROOT: ROOT,
    REMOTES: JSON.stringify(addresses),
    PUBLIC_ORIGIN: `http://127.0.0.1:${gatewayPort}`,
    NEW_PROFILES_PER_ADDRESS: '100000',
    GUEST_WRITES_PER_ADDRESS: '100000',
  }
  const running = await Promise.all([
    ...[...ports].map(([name, port]) =>
      startProcess(port, { ...shared, SERVICES: name, TRUST_PROXY_HOPS: '1' }),
    ),
    startProcess(gatewayPort, { ...shared, SERVICES: '' }),
  ])
  const stop = () => Promise.all(running.map((one) => one.stop()))
  return { url: `http://127.0.0.1:${gatewayPort}`, stop }
}
