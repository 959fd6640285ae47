import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, ROOT } from './product'

/** Starts the development server of a remote in a folder, as `npm run dev` does. */
export async function startAlone(cwd: string) {
  const port = await freePort()
  const vite = join(cwd, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, '--port', String(port), '--host', '127.0.0.1'], {
    cwd,
    // Who develops has server and browser in one zone; in two of them the day of the sample is not the day of the page.
    env: { ...process.env, TZ: 'America/New_York' },
    stdio: 'pipe',
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => /Local/.test(said.toString()) && resolve())
    child.stderr.on('data', (said: Buffer) => reject(new Error(said.toString())))
    child.once('exit', (code) => reject(new Error(`vite ended with ${code}`)))
  })
  const stop = async () => {
    const gone = once(child, 'exit')
    child.kill()
    await gone
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

/** A copy of a remote beside the others, so that it finds their packages and nobody's work is touched. */
export function copyRemote(name: string) {
  const place = mkdtempSync(join(ROOT, '.cache/alone-'))
  const folder = join(place, name)
  const original = join(ROOT, name)
  cpSync(original, folder, { recursive: true, filter: (path) => !/node_modules|dist/.test(path) })
  symlinkSync(join(original, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(ROOT, 'libs/config/tsconfig/react.json') }),
  )
  return { folder, remove: () => rmSync(place, { recursive: true, force: true }) }
}
