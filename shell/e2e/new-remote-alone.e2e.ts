import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from './support/product'
import { copyWorkspace, type WorkspaceCopy } from './support/workspace-copy'

/** `npm run dev -- mfe-notes` in a checkout, until it says where the page is. */
async function startDev({ folder }: WorkspaceCopy) {
  const port = String(await freePort())
  const child = spawn('npm', ['run', '-s', 'dev', '--', 'mfe-notes', '--port', port, '--host', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, npm_config_offline: 'true', NO_COLOR: '1', TZ: 'America/New_York' },
    stdio: 'pipe',
    detached: true,
  })
  let said = ''
  const gone = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text.toString()
      if (said.includes(`127.0.0.1:${port}`)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${said}`)))
  })
  const stop = async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await gone
  }
  return { url: `http://127.0.0.1:${port}`, said: () => said, stop }
}

test('a remote that was just made runs alone by the dev command, with a host, data and hot reload', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const team = copyWorkspace()
  try {
    await team.npm(['create:remote', '--', 'notes'])
    const dev = await startDev(team)
    try {
      // Nothing else runs: the API is the one of the command, and nobody is asked to sign in.
      expect(dev.said()).toContain('/?remote.mfe-notes=')
      const refused: string[] = []
      page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()))
      await page.goto(`${dev.url}/?part=notes`)
      const stage = page.frameLocator('iframe')
      const words = stage.getByRole('figure', { name: 'Words for today' })
      // A server that never ran before first gets its packages ready.
      await expect(words).toBeVisible({ timeout: 120_000 })
      expect((await words.innerText()).length).toBeGreaterThan(10)
      expect(refused).toEqual([])

      const file = join(team.folder, 'mfe-notes/src/notes/messages.ts')
      writeFileSync(file, readFileSync(file, 'utf8').replace('Words for today', 'Words of mine'))
      await expect(stage.getByRole('figure', { name: 'Words of mine' })).toBeVisible()
    } finally {
      await dev.stop()
    }
  } finally {
    team.remove()
  }
})
