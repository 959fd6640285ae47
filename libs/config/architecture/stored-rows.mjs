import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const LIST = 'libs/config/architecture/stored-rows.json'
const CODE = /(?<!\.test)\.ts$/

/** A repository of TypeORM, taken or brought. */
const REPOSITORIES = /\b(?:InjectRepository|TypeOrmModule\.forFeature)\(/
/** A text of SQL that has a name. */
const STATEMENTS = /\bstatement(?:ForEveryone|ForPerson)?\(/

const filesIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((file) => CODE.test(file) && !file.includes('/testing/'))
    : []

const matching = (root, files, pattern) =>
  files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))

/**
 * Files of services that keep rows in the other way than their folder does. In a folder of the list rows are kept and
 * changed plainly, by TypeORM repositories; everywhere else a statement with a name decides, or is hot.
 * @param {string} root
 * @param {{path: string, role: string}[]} packages
 * @param {string[]} plain  folders whose rows are kept by repositories
 * @returns {import('./law.mjs').Violation[]}
 */
export const rowViolations = (root, packages, plain) => {
  const services = packages.filter(({ role }) => role === 'service')
  const files = services.flatMap(({ path }) => filesIn(root, `${path}/src`))
  const isPlain = (file) => plain.some((folder) => file.startsWith(`${folder}/`))
  const kept = matching(root, files, REPOSITORIES)
  const violation = (from, to) => ({ rule: 'stored-rows', from, to })
  return [
    ...kept.filter((file) => !isPlain(file)).map((file) => violation(file, 'TypeORM')),
    ...matching(root, files.filter(isPlain), STATEMENTS).map((file) => violation(file, 'statement')),
    ...plain
      .filter((folder) => !kept.some((file) => file.startsWith(`${folder}/`)))
      .map((folder) => violation(LIST, `${folder} keeps no rows by a repository: remove it`)),
  ]
}
