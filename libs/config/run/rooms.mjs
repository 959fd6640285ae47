import { command } from './lib/command.mjs'
import { Failure } from '../../processes/src/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'

// npm run rooms -- services/profile/src: what lies above what in a folder, and which files hold its circles together
const folder = process.argv[2]?.replace(/\/$/, '')

await command(async () => {
  if (!folder) throw new Failure('Name a folder: npm run rooms -- services/profile/src')
  await ensureInstalled()
  // Loaded late: before the first install there is no dependency-cruiser.
  const { roomSteps } = await import('../architecture/law.mjs')
  const { roomReport } = await import('../architecture/room-report.mjs')
  console.log(roomReport(await roomSteps(), folder))
  return 0
})
