import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './product'

const run = promisify(execFile)

/** What a checkout does not have. */
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.cache', '.data', '.bench', 'test-results'])

/** A checkout of its own of this repository, where a team works: what is built there no server serves. */
export interface WorkspaceCopy {
  folder: string
  /** Runs `npm run …` in it; answers what it prints, and throws what it says when it fails. */
  npm: (args: string[], env?: Record<string, string>) => Promise<string>
  remove: () => void
}

export const copyWorkspace = (): WorkspaceCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'gastric-buddy-team-'))
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => !NOT_COPIED.has(basename(source)) && !source.endsWith('.tsbuildinfo'),
  })
  return {
    folder,
    async npm(args, env = {}) {
      // The packages are those that are installed here: no registry is asked.
      const offline = { npm_config_offline: 'true', npm_config_prefer_offline: 'true' }
      const { stdout, stderr } = await run('npm', ['run', '-s', ...args], {
        cwd: folder,
        env: { ...process.env, ...offline, ...env },
        maxBuffer: 16 * 1024 * 1024,
      })
      return stdout + stderr
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
