import { parseArgs } from 'node:util'
import { startOpenAiDouble } from '@gb/test-kit/openai-double'
import { atClose } from '@gb/config/run/lib/closing.mjs'
import { command } from '@gb/config/run/lib/command.mjs'
import { startDatabaseProxy } from '@gb/config/run/lib/database-proxy.mjs'
import { startProduct } from '@gb/config/run/lib/product.mjs'
import {
  PAIR_SETTINGS,
  promote,
  startStandby,
  stopFollowing,
  waitForStandby,
} from '@gb/config/run/lib/standby.mjs'
import { temporaryDataDir } from '@gb/config/run/lib/temp.mjs'
import { startPostgres } from '@gb/local-postgres/postgres.mjs'
import { stopPostmaster } from '@gb/local-postgres/postmaster.mjs'
import { sleep } from '@gb/processes/processes.mjs'
import { newPerson } from './soak/caller.mjs'
import { newLedger } from './soak/ledger.mjs'
import { gatewayOf, memoryOf, signal } from './soak/processes.mjs'
import { problemsOf, show } from './soak/report.mjs'
import { verify } from './soak/verify.mjs'
import { work } from './soak/work.mjs'

/** What was promised: reads and writes are back within this after the first server died. */
const HEALED_WITHIN_MS = 15_000
/** As long as somebody, or something, takes to be sure that the first is dead. */
const NOTICED_AFTER_MS = 1_000
const STALE_MS = 2_000
const FAULT = 'the first server killed (-9), the standby promoted'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    people: { type: 'string', default: '6' },
    asynchronous: { type: 'boolean', default: false },
  },
})

const server = async (start, ...before) => {
  const dataDir = await temporaryDataDir()
  const onSpawn = (pid) => atClose(() => stopPostmaster(pid))
  return {
    dataDir,
    ...(await start(...before, { dataDir, settings: PAIR_SETTINGS, onSpawn, warn: () => {} })),
  }
}

const stage = async () => {
  const first = await server(startPostgres)
  const standby = await server(startStandby, first.url)
  if (!values.asynchronous) await waitForStandby(first.url)
  const proxy = await startDatabaseProxy([first.url, standby.url])
  atClose(proxy.stop)
  const provider = await startOpenAiDouble()
  atClose(() => provider.stop())
  const env = {
    DATABASE_URL: proxy.url,
    OPENAI_API_KEY: 'soak',
    OPENAI_BASE_URL: provider.url,
    FREE_SCAN_LIMIT: '10000',
    PREMIUM_SCANS_PER_HOUR: '10000',
    NEW_PROFILES_PER_ADDRESS: '1000',
  }
  const product = await startProduct({ env })
  atClose(() => product.stop())
  return { ...product, first, standby, gateway: gatewayOf(product.pid) }
}

/** All at once, as when a machine dies: the server and everything that it has started. */
const die = ({ pid }) => signal(-pid, 'SIGKILL')

const fail = async ({ first, standby }) => {
  if (values.asynchronous) {
    await stopFollowing(standby.url)
    await sleep(STALE_MS)
  }
  die(first)
  await sleep(NOTICED_AFTER_MS)
  await promote(standby.url)
}

// npm run soak:promotion [-- --seconds 20 --people 6]; with --asynchronous it shows what is lost when nobody waits for the standby
await command(async () => {
  const here = await stage()
  const people = await Promise.all(
    Array.from({ length: Number(values.people) }, (_, number) => newPerson(here.url, number)),
  )
  const ledger = newLedger()
  const idleMib = memoryOf(here.gateway)
  const partMs = (Number(values.seconds) * 1_000) / 2
  let isOver = false
  ledger.begin('calm')
  const working = work(people, ledger, () => isOver)
  await sleep(partMs)
  ledger.begin(FAULT)
  const healed = ledger.healing(HEALED_WITHIN_MS * 2)
  await fail(here)
  await Promise.all([healed, sleep(partMs)])
  isOver = true
  await working
  const mib = memoryOf(here.gateway)
  const memory = { idleMib, mostMib: Math.max(idleMib, mib), lastMib: mib }
  const facts = { phases: ledger.phases(), counted: await verify(people, here.standby.dataDir), memory }
  show(facts)
  const problems = problemsOf(facts, HEALED_WITHIN_MS)
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? 0 : 1
})
