#!/usr/bin/env node
import { reportAndExit } from '../../processes/src/failure.mjs'
import { ask } from './lib/release/ask.mjs'
import { readPublication } from './lib/release/publication.mjs'
import { say } from './lib/release/say.mjs'
import { readWords } from './lib/release/words.mjs'

/** A repository of its own is the remote; its build has left `dist` there. */
const publicationOf = (remote, hold) => {
  const { release, files } = readPublication('.', process.cwd())
  return { method: 'POST', path: `/api/operator/remotes/${remote}/releases`, body: { release, files, hold } }
}

// npx gb-release publish mfe-elsewhere | list | pin | canary | rollback | kill | config | set | flag
// Goes along with @gb/mfe-build when it is packed for teams; in this repository it is `npm run release`.
try {
  const words = readWords(process.argv.slice(2), process.env)
  const call = words.publish === undefined ? words : publicationOf(words.publish, words.hold)
  console.log(say(await ask({ ...words, ...call })))
} catch (error) {
  error.message = String(error.message).replaceAll('npm run release --', 'npx gb-release')
  reportAndExit(error)
}
