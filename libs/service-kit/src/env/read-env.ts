import { Env } from './env.js'
import { EnvError } from './env-error.js'
import { productionProblems } from './production.js'
import { releaseObjectsProblems } from './release-objects.js'
import { schema } from './schema.js'

/** The variables as they were found, for a start that says everything at once. */
export interface EnvReport {
  /** Every problem, one line each, beginning with the name of its variable. */
  problems: string[]
  /** Variables that cannot be used. */
  broken: ReadonlySet<string>
  /** The environment as it would be without those. */
  env: Env
}

/** Stands in for a database that was not given, so that everything else can still be looked at. */
const NO_DATABASE = 'postgres://127.0.0.1:1/none'

/**
 * Reads all variables and says everything that is wrong with them.
 * @param source usually `process.env`
 * @param root the folder that relative paths start from
 */
export const inspectEnv = (source: NodeJS.ProcessEnv, root = process.cwd()): EnvReport => {
  // An empty variable means "unset": compose files and CI systems pass empty strings for what nobody filled in.
  // SERVICES is the exception: empty means "host none", a gateway alone.
  const given = Object.entries(source).filter(([name, value]) => value !== '' || name === 'SERVICES')
  const issues = schema.safeParse(Object.fromEntries(given)).error?.issues ?? []
  const broken = new Set(issues.map(({ path }) => String(path[0])))
  const usable = Object.fromEntries(given.filter(([name]) => !broken.has(name)))
  const raw = schema.parse(broken.has('DATABASE_URL') ? { ...usable, DATABASE_URL: NO_DATABASE } : usable)
  const together = [...productionProblems(raw), ...releaseObjectsProblems(raw)]
  const refused = together.filter((problem) => !broken.has(problem.split(':')[0] ?? ''))
  return {
    problems: [...issues.map(({ path, message }) => `${path.join('.')}: ${message}`), ...refused],
    broken,
    env: new Env(raw, root),
  }
}

/**
 * Reads and checks all variables.
 * @param source usually `process.env`
 * @param root the folder that relative paths start from
 * @throws EnvError with every problem at once
 */
export const parseEnv = (source: NodeJS.ProcessEnv, root = process.cwd()): Env => {
  const { problems, env } = inspectEnv(source, root)
  if (problems.length > 0) throw new EnvError(problems.join('\n'))
  return env
}
