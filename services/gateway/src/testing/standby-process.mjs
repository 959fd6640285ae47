import { once } from 'node:events'
import { atClose } from '@gb/config/run/lib/closing.mjs'
import { command } from '@gb/config/run/lib/command.mjs'
import { startStandby } from '@gb/config/run/lib/standby.mjs'
import { temporaryDataDir } from '@gb/config/run/lib/temp.mjs'
import { stopPostmaster } from '@gb/local-postgres/postmaster.mjs'

/** A standby of the test database, for as long as whoever started this process holds on to it. */
await command(async () => {
  const onSpawn = (pid) => atClose(() => stopPostmaster(pid))
  const dataDir = await temporaryDataDir()
  const { url, pid } = await startStandby(process.env.TEST_DATABASE_URL, {
    dataDir,
    throwaway: true,
    onSpawn,
  })
  process.send({ url, pid })
  await once(process, 'disconnect')
  return 0
})
