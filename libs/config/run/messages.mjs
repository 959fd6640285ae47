import { ROOT } from '../workspace/workspace.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'

// npm run messages: writes the modules of all messages, and says what is wrong with them. A second; a running page reloads.
await command(async () => {
  await ensureInstalled()
  const { messageProblems } = await import('../messages/problems.mjs')
  const { writeMessages } = await import('../messages/messages.mjs')
  const problems = messageProblems(ROOT)
  for (const file of writeMessages(ROOT, { check: false })) console.log(`written: ${file}`)
  for (const problem of problems) console.log(problem)
  return problems.length === 0 ? 0 : 1
})
