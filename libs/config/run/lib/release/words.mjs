import { parseArgs } from 'node:util'
import { Failure } from '../../../../processes/src/failure.mjs'

export const USAGE = `Usage:
  npm run release -- publish REMOTE [--hold]            build, check, upload; in force unless held back or pinned
  npm run release -- list [REMOTE]                      what is in force; the versions of a remote
  npm run release -- field REMOTE                       how its versions do in the browsers of people, last seven days
  npm run release -- pin REMOTE VERSION | --off         hold on to a version, or let go
  npm run release -- canary REMOTE VERSION --share 10   give a version to some percent of the people
  npm run release -- rollback REMOTE [VERSION]          one step back, from that version: ends a canary, else what was before
  npm run release -- kill REMOTE --notice "…" | --off   take a remote out with a calm sentence, or bring it back
  npm run release -- config REMOTE                      its settings and flags: what there is, what is in force
  npm run release -- set REMOTE NAME VALUE | --off      choose a value (JSON, or plain text), or the default again
  npm run release -- flag REMOTE NAME --share 10 | --off   on for some percent of the people, or the default again
  npm run release -- tester REMOTE FLAG PERSON --reason "…" [--off]   on for one person (the id of a profile) whatever the share is
Where: --to http://localhost:3000 (or RELEASE_TO); who: OPERATOR_TOKEN with the scopes releases:write,ops:read`

const OPTIONS = {
  to: { type: 'string' },
  hold: { type: 'boolean' },
  off: { type: 'boolean' },
  share: { type: 'string' },
  notice: { type: 'string' },
  reason: { type: 'string' },
}

const wrong = (sentence) => new Failure(`${sentence}\n${USAGE}`)

const parse = (args) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch {
    throw wrong('These words are not understood.')
  }
}

const needed = (value, sentence) => {
  if (value === undefined || value === '') throw wrong(sentence)
  return value
}

/** Numbers, true, false and lists as JSON writes them; anything else is text. */
const valueOf = (word) => {
  try {
    return JSON.parse(word)
  } catch {
    return word
  }
}

/** A setting or a flag: another choice, or the default again. */
const chosen = ([remote, name], kind, { off }, body) => ({
  method: off ? 'DELETE' : 'PUT',
  path: at(
    needed(remote, 'Which remote?'),
    `/${kind}s/${encodeURIComponent(needed(name, `Which ${kind}?`))}`,
  ),
  confirm: 'change',
  ...(off ? {} : { body: body() }),
})

const at = (remote, rest = '') => `/api/operator/remotes/${encodeURIComponent(remote)}${rest}`

/** What each word asks of the server; who typed the word has confirmed it. @type {Record<string, (words: string[], values: any) => object>} */
const CALLS = {
  list: ([remote]) => ({ method: 'GET', path: remote === undefined ? '/api/operator/remotes' : at(remote) }),
  field: ([remote]) => ({ method: 'GET', path: at(needed(remote, 'Which remote?'), '/field') }),
  pin: ([remote, version], { off }) => ({
    method: 'PUT',
    path: at(needed(remote, 'Which remote?'), '/pin'),
    confirm: 'pin',
    body: { version: off ? null : needed(version, 'Which version? Or --off.') },
  }),
  canary: ([remote, version], { share }) => ({
    method: 'PUT',
    path: at(needed(remote, 'Which remote?'), '/canary'),
    confirm: 'canary',
    body: {
      version: needed(version, 'Which version?'),
      share: Number(needed(share, 'How many percent? --share 10.')),
    },
  }),
  rollback: ([remote, from]) => ({
    method: 'POST',
    path: at(
      needed(remote, 'Which remote?'),
      `/rollback${from === undefined ? '' : `?from=${encodeURIComponent(from)}`}`,
    ),
    confirm: 'rollback',
  }),
  kill: ([remote], { off, notice }) =>
    off
      ? { method: 'DELETE', path: at(needed(remote, 'Which remote?'), '/kill') }
      : {
          method: 'PUT',
          path: at(needed(remote, 'Which remote?'), '/kill'),
          confirm: 'kill',
          body: { notice: needed(notice, 'What should people read? --notice "…".') },
        },
  config: ([remote]) => ({ method: 'GET', path: at(needed(remote, 'Which remote?'), '/config') }),
  set: (words, values) =>
    chosen(words, 'setting', values, () => ({ value: valueOf(needed(words[2], 'Which value? Or --off.')) })),
  flag: (words, values) =>
    chosen(words, 'flag', values, () => ({
      share: Number(needed(values.share, 'For how many percent? --share 10.')),
    })),
  tester: ([remote, flag, person], { off, reason }) => ({
    method: off ? 'DELETE' : 'PUT',
    path: at(
      needed(remote, 'Which remote?'),
      `/flags/${encodeURIComponent(needed(flag, 'Which flag?'))}/testers/${encodeURIComponent(needed(person, 'Which person?'))}`,
    ),
    reason: needed(reason, 'Why? It stays in the audit log. --reason "…".'),
  }),
}

/**
 * Reads the words of the command line.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ to: string, token: string } & ({ publish: string, hold: boolean } | { method: string, path: string, body?: object, reason?: string, confirm?: string })}
 * @throws Failure with a sentence and the usage
 */
export const readWords = (args, environment) => {
  const { values, positionals } = parse(args)
  const [action, ...words] = positionals
  const target = {
    to: values.to ?? environment.RELEASE_TO ?? 'http://localhost:3000',
    token: needed(environment.OPERATOR_TOKEN, 'OPERATOR_TOKEN is missing.'),
  }
  if (action === 'publish')
    return { ...target, publish: needed(words[0], 'Which remote?'), hold: values.hold === true }
  const call = Object.hasOwn(CALLS, action ?? '') ? CALLS[action] : undefined
  if (call === undefined)
    throw wrong('Say publish, list, field, pin, canary, rollback, kill, config, set, flag or tester.')
  return { ...target, ...call(words, values) }
}
