import { startOpenAiDouble } from '@gb/test-kit/openai-double'
import { atClose } from '@gb/config/run/lib/closing.mjs'
import { command } from '@gb/config/run/lib/command.mjs'
import { Failure } from '@gb/processes/failure.mjs'
import { startProduct } from '@gb/config/run/lib/product.mjs'
import { isAlive, sleep } from '@gb/processes/processes.mjs'
import { newPerson } from './soak/caller.mjs'
import { faultsOf } from './soak/faults.mjs'
import { newLedger } from './soak/ledger.mjs'
import { readOptions } from './soak/options.mjs'
import { gatewayOf, memoryOf } from './soak/processes.mjs'
import { problemsOf, show } from './soak/report.mjs'
import { smallDisk } from './soak/small-disk.mjs'
import { verify } from './soak/verify.mjs'
import { work } from './soak/work.mjs'

// A fault is made for this share of its phase; the rest is for healing and calm.
const FAULT_SHARE = 0.4
/** What was promised: reads, writes and readiness are back within this after a fault. */
const HEALED_WITHIN_MS = 15_000
const CALM = 'calm'

const stage = async () => {
  const disk = smallDisk()
  const provider = await startOpenAiDouble()
  atClose(() => provider.stop())
  const product = await startProduct({
    env: {
      DATA_DIR: disk.dataDir,
      OPENAI_API_KEY: 'soak',
      OPENAI_BASE_URL: provider.url,
      FREE_SCAN_LIMIT: '10000',
      // Three people do here what hundreds do; it is also the least of what a free person may send in an hour.
      PREMIUM_SCANS_PER_HOUR: '10000',
      NEW_PROFILES_PER_ADDRESS: '1000',
    },
  })
  atClose(() => product.stop())
  return { ...product, disk, provider, gateway: gatewayOf(product.pid) }
}

/** Rejects when the server is gone: nothing that follows could be measured. */
const untilDead = async ({ gateway, output }) => {
  while (isAlive(gateway)) await sleep(200)
  throw new Failure('The server did not survive.', output())
}

const watchMemory = (pid) => {
  const seen = []
  const timer = setInterval(() => {
    const mib = memoryOf(pid)
    if (mib !== undefined) seen.push(mib)
  }, 500)
  return { stop: () => clearInterval(timer), most: () => Math.max(...seen), last: () => seen.at(-1) }
}

const makeInTurns = async (faults, ledger, phaseMs) => {
  ledger.begin(CALM)
  await sleep(phaseMs)
  for (const fault of faults) {
    console.log(fault.name)
    ledger.begin(fault.name)
    const began = performance.now()
    await fault.make(phaseMs * FAULT_SHARE)
    await ledger.healing(Math.max(HEALED_WITHIN_MS * 2, phaseMs))
    await sleep(Math.max(0, phaseMs - (performance.now() - began)))
  }
}

await command(async () => {
  const { minutes, people: howMany, only } = readOptions(process.argv.slice(2))
  const here = await stage()
  const faults = faultsOf(here).filter(({ name }) => name.includes(only))
  if (!here.disk.fill) console.log('The disk is not filled: that takes the rights to mount one.')
  const people = await Promise.all(
    Array.from({ length: howMany }, (_, number) => newPerson(here.url, number)),
  )
  const memory = watchMemory(here.gateway)
  const ledger = newLedger()
  let isOver = false
  const working = work(people, ledger, () => isOver)
  const idleMib = memoryOf(here.gateway)
  const phaseMs = (minutes * 60_000) / (faults.length + 1)
  const all = makeInTurns(faults, ledger, phaseMs).then(() => {
    isOver = true
    return working
  })
  await Promise.race([all, untilDead(here)])
  const counted = await verify(people, here.dataDir)
  memory.stop()
  const facts = {
    phases: ledger.phases(),
    counted,
    memory: { idleMib, mostMib: memory.most(), lastMib: memory.last() },
  }
  show(facts)
  const problems = problemsOf(facts, HEALED_WITHIN_MS)
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? 0 : 1
})
