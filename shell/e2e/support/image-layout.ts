import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from './product'
import { asNobody } from './system-postgres'

const NOT_COPIED = new Set(['node_modules', '.git', '.cache', '.data', '.bench', 'test-results'])

const dockerfile = () => readFileSync(join(ROOT, 'services/Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, ' ')

/** What a stage runs, and what the image takes of it. */
const runOf = (stage: string) =>
  new RegExp(`^FROM .* AS ${stage}\\n(?:#.*\\n)*RUN (.*)$`, 'm').exec(dockerfile())?.[1] ?? ''
const copiesOf = (stage: string) =>
  [...dockerfile().matchAll(new RegExp(`^COPY --from=${stage} /app/(\\S+) `, 'gm'))].map(
    ([, path]) => path ?? '',
  )

/**
 * What the image holds, in a folder: the packages of its own step and the copies of its last stage, from what is built here.
 * @param folder  an empty one
 */
export function layOutImage(folder: string) {
  const build = join(folder, 'build')
  cpSync(ROOT, build, { recursive: true, filter: (source) => !NOT_COPIED.has(basename(source)) })
  // The packages are those that are installed here: no registry is asked.
  const env = { ...process.env, CI: 'true', npm_config_offline: 'true', npm_config_prefer_offline: 'true' }
  execFileSync('sh', ['-ec', runOf('modules')], { cwd: build, env, stdio: 'pipe' })
  const app = join(folder, 'app')
  for (const path of copiesOf('modules')) {
    mkdirSync(dirname(join(app, path)), { recursive: true })
    renameSync(join(build, path), join(app, path))
  }
  const bin = join(folder, 'bin')
  cpSync(join(app, 'services/deploy/bin'), bin, { recursive: true })
  for (const name of readdirSync(bin)) {
    const file = join(bin, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/app/', `${app}/`))
    chmodSync(file, 0o755)
  }
  return {
    commands: readdirSync(bin),
    /** Runs a command of the image as somebody who may write data alone. */
    run(command: string, args: string[], variables: Record<string, string>) {
      const PATH = [bin, variables.PATH, dirname(process.execPath), process.env.PATH]
        .filter(Boolean)
        .join(':')
      const { status, stdout, stderr } = spawnSync(join(bin, command), args, {
        cwd: app,
        env: { ...variables, PATH },
        encoding: 'utf8',
        ...asNobody,
      })
      return { code: status, text: stdout + stderr }
    },
  }
}
