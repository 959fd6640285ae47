import { Failure } from '../../../../processes/src/failure.mjs'

const IMPORTERS = '\nimporters:\n'
const END = '\npackages:\n'
const GROUPS = ['dependencies', 'devDependencies']

/** Name and text of each package of the workspace in the lock file. */
const importersIn = (part) =>
  part
    .split(/\n(?= {2}\S)/)
    .map((text) => text.trimEnd().replace(/^\n+/, ''))
    .filter((text) => text !== '')
    .map((text) => ({ name: /^ {2}(\S+):/.exec(text)[1], text }))

/** What the lock file says of a dependency wherever a remote has it: three lines. */
const resolvedIn = (importers, dependency) => {
  const quoted = dependency.startsWith('@') ? `'${dependency}'` : dependency
  const start = `\n      ${quoted}:\n`
  const found = importers.find(({ name, text }) => name.startsWith('mfe-') && text.includes(start))
  if (!found)
    throw new Failure(`No remote has ${dependency}, so the lock file does not know which one is meant.`)
  const from = found.text.indexOf(start) + 1
  return found.text.slice(from).split('\n').slice(0, 3).join('\n')
}

const entryOf = (name, manifest, importers) => {
  const groups = GROUPS.filter((group) => Object.keys(manifest[group] ?? {}).length > 0).map((group) => {
    const lines = Object.keys(manifest[group])
      .sort()
      .map((dependency) => resolvedIn(importers, dependency))
    return `    ${group}:\n${lines.join('\n')}`
  })
  return { name, text: `  ${name}:\n${groups.join('\n')}` }
}

/**
 * The lock file with a new remote in it. It depends on nothing that no remote has, so which version that is stands there
 * already: no registry is asked.
 * @param {string} lock      text of pnpm-lock.yaml
 * @param {string} name      folder of the remote
 * @param {object} manifest  its package.json
 * @returns {string}
 * @throws {Failure} for a dependency that no remote has
 */
export const withRemote = (lock, name, manifest) => {
  const from = lock.indexOf(IMPORTERS) + IMPORTERS.length
  const to = lock.indexOf(END)
  const importers = importersIn(lock.slice(from, to))
  const all = [...importers, entryOf(name, manifest, importers)]
  // As pnpm sorts them: by the code of the characters.
  all.sort((a, b) => (a.name < b.name ? -1 : 1))
  return `${lock.slice(0, from)}\n${all.map(({ text }) => text).join('\n\n')}\n${lock.slice(to)}`
}
