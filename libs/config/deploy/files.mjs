import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { ROOT } from '../workspace/workspace.mjs'

export const KUBERNETES = 'services/deploy/kubernetes'
/** The commands of the image. */
export const COMMANDS = 'services/deploy/bin'

/** A file of the repository as text. */
export const textOf = (path) => readFileSync(join(ROOT, path), 'utf8')

/** The documents of a YAML file; throws at the first fault. */
export const yamlOf = (path) =>
  parseAllDocuments(textOf(path), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw document.errors[0]
    return document.toJS()
  })

/** Versions of packages, as the workspace pins them. */
export const catalog = () => parse(textOf('pnpm-workspace.yaml')).catalog

/** Every service of the product. */
export const serviceNames = () => {
  const list = /SERVICE_NAMES = \[([^\]]*)\]/.exec(textOf('libs/service-kit/src/base/service-name.ts'))?.[1]
  return [...(list ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name)
}

/** Every variable that a process knows, from the table that is held to its schema. */
export const variables = () =>
  [...textOf('docs/configuration.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)

/** The instructions of a Dockerfile with their arguments on one line, comments aside. */
export const instructionsOf = (dockerfile) =>
  dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, rest] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? []
      return { name, rest }
    })

/** What is wrong with a Dockerfile; the rules are those of hadolint that concern files like this one, and our own. */
export const dockerfileFaults = (dockerfile) => {
  const all = instructionsOf(dockerfile)
  const at = (name, part) => all.findIndex((one) => one.name === name && one.rest.includes(part))
  const stages = all.filter(({ name }) => name === 'FROM')
  const named = new Set(stages.flatMap(({ rest }) => / AS (\w+)$/.exec(rest)?.[1] ?? []))
  const last = all.slice(all.findLastIndex(({ name }) => name === 'FROM'))
  const user = last.find(({ name }) => name === 'USER')?.rest
  const isOf = (rest) => rest.startsWith('${NODE_IMAGE}') || named.has(rest.split(' ')[0])
  const isExec = ({ rest }) =>
    rest
      .replace(/^.*?CMD /, '')
      .trim()
      .startsWith('[')
  const faults = {
    'ADD takes more than files': all.some(({ name }) => name === 'ADD'),
    'a base that is not the one that is pinned': !stages.every(({ rest }) => isOf(rest)),
    'sources before packages':
      at('COPY', 'pnpm-lock.yaml') > at('COPY', '. .') || at('COPY', 'pnpm-lock.yaml') < 0,
    'packages of tests': at('RUN', '--prod') < 0 || at('RUN', '--filter-prod') < 0,
    'a user that a cluster cannot tell from root': !/^[1-9]\d*(:[1-9]\d*)?$/.test(user ?? ''),
    'no way to see that it is well': !last.some(({ name }) => name === 'HEALTHCHECK'),
    'a shell between the signal and the server': !last
      .filter(({ name }) => name === 'CMD' || name === 'HEALTHCHECK' || name === 'ENTRYPOINT')
      .every(isExec),
    'sudo or a secret': /\bsudo\b|--build-arg.*(KEY|SECRET|TOKEN)|ENV.*(KEY|SECRET|PASSWORD)=/.test(
      dockerfile.replaceAll(/^\s*#.*\n/gm, ''),
    ),
  }
  return Object.keys(faults).filter((fault) => faults[fault])
}

/** A plain program and all the files that it is made of; what it takes of a package stands there by the name of that. */
export const importedBy = (program) => {
  const found = new Set([program])
  for (const file of found)
    for (const [, name] of textOf(file).matchAll(/^(?:import|export) .*?from '([^']+)'/gm)) {
      if (name.startsWith('.')) found.add(join(dirname(file), name))
      else if (!name.startsWith('node:')) found.add(name)
    }
  return [...found]
}
