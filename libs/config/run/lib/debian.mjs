import { existsSync } from 'node:fs'
import { run } from '../../../processes/src/processes.mjs'
import { step } from './progress.mjs'

/**
 * Installs a package of Debian's where that can be done without asking anybody: as root, on a Debian.
 * @param {string} name       of the package
 * @param {string} sentence   what is said meanwhile
 * @returns {Promise<void>}   when it was tried; whoever asks looks whether it is there
 */
export const installFromDebian = async (name, sentence) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => run('apt-get', ['-y', '-q', '--no-install-recommends', 'install', name], { env })
  await step(sentence, async () => {
    if ((await install()).code === 0) return
    await run('apt-get', ['-q', 'update'], { env })
    await install()
  })
}
