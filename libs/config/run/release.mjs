import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ask } from './lib/release/ask.mjs'
import { readPublication } from './lib/release/publication.mjs'
import { say } from './lib/release/say.mjs'
import { readWords } from './lib/release/words.mjs'

const publicationOf = async (remote, hold) => {
  await ensureInstalled()
  await ensureBuilt({ names: [remote] })
  const { release, files } = readPublication(remote)
  return { method: 'POST', path: `/api/operator/remotes/${remote}/releases`, body: { release, files, hold } }
}

// npm run release -- publish mfe-scan | list | pin | canary | rollback | kill
await command(async () => {
  const words = readWords(process.argv.slice(2), process.env)
  const call = words.publish === undefined ? words : await publicationOf(words.publish, words.hold)
  console.log(say(await ask({ ...words, ...call })))
})
