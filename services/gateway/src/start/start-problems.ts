import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { databaseProblem, type Env, inspectEnv, keyFileProblem } from '@gb/service-kit'
import { appendProblem, folderProblem, isFolder, listenProblem } from './places.js'

/** Why this process cannot listen where it should; null when it can. */
export const ofPort = async ({ port, host }: Env): Promise<string | null> => {
  const problem = await listenProblem(port, host)
  if (problem === null) return null
  if (problem === 'EADDRINUSE') return `PORT: ${port} is already in use`
  if (problem === 'EACCES') return `PORT: ${port} needs special rights; choose one above 1023`
  return `HOST: cannot listen on ${host} (${problem})`
}

const ofDataDir = ({ dataDir }: Env): string | null => {
  const problem = folderProblem(dataDir)
  return problem === null ? null : `DATA_DIR: ${dataDir} cannot be written (${problem})`
}

const ofLogFile = ({ logFile }: Env): string | null => {
  const problem = logFile === undefined ? null : appendProblem(logFile)
  return problem === null ? null : `LOG_FILE: ${String(logFile)} cannot be written (${problem})`
}

const ofKeys = ({ keysFile, production, dataDir }: Env): string | null => {
  if (existsSync(keysFile) || production) return keyFileProblem(keysFile)
  // It will be made. Beside the data, the folder is looked at already.
  const folder = dirname(keysFile)
  const problem = folder === dataDir ? null : folderProblem(folder)
  return problem === null ? null : `KEYS_FILE: ${keysFile} cannot be made (${problem})`
}

const ofWebRoot = ({ webRoot, services }: Env): string | null => {
  if (!isFolder(webRoot)) return `WEB_ROOT: ${webRoot} is no folder`
  // A process of some services gets no visits.
  const isFront = services.length === 0 || services.includes('releases')
  if (!isFront || existsSync(join(webRoot, 'shell/dist/index.html'))) return null
  return `WEB_ROOT: ${webRoot} holds no built app (shell/dist/index.html is missing)`
}

const ofDatabase = async ({ databaseUrl, services }: Env, patienceMs?: number): Promise<string | null> => {
  const problem = services.length === 0 ? null : await databaseProblem(databaseUrl, patienceMs)
  return problem === null ? null : `DATABASE_URL: cannot connect (${problem})`
}

/** What is looked at, and the variables that have to be sound for it. */
const LOOKS: [needed: string[], look: (env: Env) => string | null | Promise<string | null>][] = [
  [['PORT', 'HOST'], ofPort],
  [['DATA_DIR'], ofDataDir],
  [['KEYS_FILE', 'DATA_DIR', 'NODE_ENV'], ofKeys],
  [['LOG_FILE'], ofLogFile],
  [['WEB_ROOT', 'SERVICES'], ofWebRoot],
]
/** What the look at the database needs. It comes last: one that is starting is waited for, if all else is well. */
const DATABASE_NEEDS = ['DATABASE_URL', 'SERVICES']

/**
 * Everything that keeps this process from starting, one line each, beginning with the variable that mends it. Looks at
 * variables, port, folders, files and the database, and changes nothing but to make the folders.
 * @param source usually `process.env`
 * @param withDatabase false when the database is still to be started
 */
export const startProblems = async (source: NodeJS.ProcessEnv, withDatabase = true): Promise<string[]> => {
  const { problems, broken, env } = inspectEnv(source)
  const named = new Set(problems.map((problem) => problem.split(':')[0]))
  const canLook = (needed: string[]) => !needed.some((name) => broken.has(name))
  const looks = LOOKS.filter(([needed]) => canLook(needed))
  const found = await Promise.all(looks.map(async ([, look]) => look(env)))
  // A variable that is refused already needs no second line.
  const more = found.filter((problem) => problem !== null && !named.has(problem.split(':')[0]))
  const all = [...problems, ...more].flatMap((problem) => problem ?? [])
  if (!withDatabase || !canLook(DATABASE_NEEDS)) return all
  const ofIt = await ofDatabase(env, all.length > 0 ? 0 : undefined)
  return ofIt === null ? all : [...all, ofIt]
}
