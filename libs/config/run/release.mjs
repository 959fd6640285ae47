import { Failure } from '../../processes/src/failure.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readPublication } from './lib/release/publication.mjs'
import { say } from './lib/release/say.mjs'
import { readWords } from './lib/release/words.mjs'

const PATIENCE_MS = 120_000

const ask = async ({ to, token, method, path, body }) => {
  const answer = await fetch(new URL(path, to), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error) => {
    throw new Failure(`${to} cannot be reached (${error.cause?.code ?? error.name}).`)
  })
  const said = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Failure(said.message ?? `${to} answered ${answer.status}.`)
  return said
}

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
