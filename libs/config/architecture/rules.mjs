import {
  BUILD_FILES,
  DATABASE_FILES,
  DATABASE_PACKAGES,
  REMOTE_COMMON_FOLDERS,
  ROLES,
  SERVICE_LAYERS,
  TEST_FILES,
} from './roles.mjs'

const BESIDE = `${TEST_FILES}|${BUILD_FILES}`

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const either = (parts) => `(?:${parts.join('|')})`
/** Matches nothing at all, where an empty list would match everything. */
const orNothing = (parts) => (parts.length > 0 ? either(parts) : '(?!)')

const folderOf = (pkg) => `^${escape(pkg.path)}/`
const foldersOf = (packages) => orNothing(packages.map(folderOf))
const withRole = (packages, roles) => packages.filter((pkg) => roles.includes(pkg.role))

/** An npm package by the file it resolved to, or by its bare name where it did not resolve. */
const npmPattern = (names) =>
  orNothing(
    names.map((name) => {
      const scope = name.endsWith('/*')
      return `(?:^|(?:^|/)node_modules/)${escape(scope ? name.slice(0, -1) : name)}${scope ? '' : '(?:/|$)'}`
    }),
  )

/** A relative import that leads nowhere is another rule's business. */
const UNRESOLVED_FILE = '^[.]{1,2}/(?!.*node_modules/)'
const NPM_TYPES = ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'npm-bundled']

/** What each rule says, in the words that a red check shows. */
export const SENTENCES = {
  'known-role': `gb.role in package.json must be one of ${Object.keys(ROLES).join(', ')}.`,
  layers: 'A package imports only packages of the roles below it.',
  'npm-allow-list': 'Each role has its list of npm packages; a new one is a decision, made in roles.mjs.',
  'no-node': 'What runs in a browser imports nothing of Node.',
  'service-layers':
    'controller → service → repository → entity; a controller never sees a repository or an entity.',
  'database-files':
    'typeorm and pg only in *.repository.ts, *.entity.ts, *.module.ts, data-source.ts and migrations.',
  'feature-folders':
    'A feature imports no other feature, in the shell and in a remote: what two need goes down, what knows all goes up.',
  'feature-sections':
    'widgets → components → api → model: a section of a feature imports no section above it.',
  'folder-circles': 'Two folders that need each other are one room, or lack a third below them.',
  'room-order': 'A room imports only rooms below it, in the order of rooms.json.',
  sources: 'A source names a page of docs/ and a heading in it, so that a reader can open it.',
  claims: 'A tab has one remote, and so has every slot that is not for many.',
  'stored-rows':
    'Rows are kept by TypeORM repositories in the folders of stored-rows.json, and by named statements everywhere else.',
  'waiting-work':
    'Work that waits is a job, what comes again is Rounds of the kit; a claim or timer by hand says why in waiting-work.json.',
  'entity-names': 'A class of *.entity.ts that has rows is called *Entity.',
  spelling: 'Words are spelled as in America, in code, comments and pages.',
  'no-cycles': 'Two files that need each other are one file, or lack a third.',
  resolvable: 'Every import leads somewhere.',
  declared: 'What is imported is declared in the package.json beside it.',
  'shipped-is-declared': 'Shipped code stands on dependencies, not on devDependencies.',
}

const rule = (name, from, to) => ({ name, severity: 'error', from, to })

const layerRules = (packages) =>
  packages.flatMap((pkg) => {
    const { ours, npm, node } = ROLES[pkg.role]
    const shipped = { path: folderOf(pkg), pathNot: BESIDE }
    const others = packages.filter((other) => other !== pkg && !ours.includes(other.role))
    const isTool = ROLES[pkg.role].tool
    const own = [rule('layers', shipped, { path: foldersOf(others) })]
    if (isTool && pkg.role !== 'mfe-build') return own
    own.push(
      rule('npm-allow-list', shipped, {
        dependencyTypes: [...NPM_TYPES, 'unknown'],
        pathNot: [npmPattern(npm), UNRESOLVED_FILE],
      }),
    )
    if (!node) own.push(rule('no-node', shipped, { dependencyTypes: ['core'] }))
    return own
  })

/** A test may use the tools and what its package declares, but the layers hold for it too. */
const testRules = (packages) => {
  const tools = packages.filter((pkg) => ROLES[pkg.role].tool)
  return packages
    .filter((pkg) => !ROLES[pkg.role].tool)
    .map((pkg) => {
      const allowed = new Set([...withRole(packages, ROLES[pkg.role].ours), ...tools, pkg])
      const others = packages.filter((other) => !allowed.has(other))
      return rule('layers', { path: `${folderOf(pkg)}.*${either([BESIDE])}` }, { path: foldersOf(others) })
    })
}

const serviceRules = (packages) => {
  const services = foldersOf(withRole(packages, ['service']))
  const layers = SERVICE_LAYERS.map(({ from, never }) =>
    rule(
      'service-layers',
      { path: `${services}.*\\.${from}\\.ts$` },
      { path: `${services}.*\\.${either(never)}\\.ts$` },
    ),
  )
  const database = rule(
    'database-files',
    { path: foldersOf(withRole(packages, ['service', 'gateway'])), pathNot: [DATABASE_FILES, TEST_FILES] },
    { path: npmPattern(DATABASE_PACKAGES) },
  )
  return [...layers, database]
}

const remoteRules = (packages) =>
  withRole(packages, ['mfe']).flatMap((pkg) => {
    const src = `^${escape(pkg.path)}/src/`
    const common = either(REMOTE_COMMON_FOLDERS)
    return [
      rule(
        'feature-folders',
        { path: `${src}(?!${common}/)([^/]+)/` },
        { path: `${src}[^/]+/`, pathNot: `${src}(?:$1|shared)/` },
      ),
      rule('feature-folders', { path: `${src}shared/` }, { path: `${src}[^/]+/`, pathNot: `${src}shared/` }),
      rule(
        'feature-folders',
        { path: `${src}(?!dev/)[^/]+/`, pathNot: TEST_FILES },
        { path: `${src}remote\\.tsx?$` },
      ),
    ]
  })

const generalRules = () => [
  rule('no-cycles', {}, { circular: true }),
  // Only the bundler follows `?url` into a package that lists its files.
  rule('resolvable', { pathNot: '/vite-env\\.d\\.ts$' }, { couldNotResolve: true, pathNot: '\\?url$' }),
  rule('declared', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
  rule(
    'shipped-is-declared',
    { pathNot: `${BESIDE}|^libs/config/` },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'npm-optional', 'type-only'] },
  ),
]

/**
 * All rules for dependency-cruiser, derived from the roles of these packages. Each package must have a known role.
 * @param {import('../workspace/workspace.mjs').WorkspacePackage[]} packages
 */
export const rulesFor = (packages) => [
  ...layerRules(packages),
  ...testRules(packages),
  ...serviceRules(packages),
  ...remoteRules(packages),
  ...generalRules(),
]
