import { createRequire } from 'node:module'
import { join } from 'node:path'
import { command } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from '../workspace/workspace.mjs'

// npm run icons: makes the pictures of the installed app from the brand's drawings. Their results are committed, so
// that a build needs no image library.

const SHELL = join(ROOT, 'shell')
const ICONS = join(SHELL, 'public/icons')

/** A system that cuts icons into its own shape gets the drawing without corners. */
const PICTURES = [
  { from: 'public/favicon.svg', to: 'icon-192.png', size: 192 },
  { from: 'public/favicon.svg', to: 'icon-512.png', size: 512 },
  { from: 'brand/icon-full-bleed.svg', to: 'maskable-192.png', size: 192 },
  { from: 'brand/icon-full-bleed.svg', to: 'maskable-512.png', size: 512 },
  { from: 'brand/icon-full-bleed.svg', to: 'apple-touch-icon.png', size: 180 },
  { from: 'brand/shortcut-water.svg', to: 'shortcut-water.png', size: 96 },
  { from: 'brand/shortcut-scan.svg', to: 'shortcut-scan.png', size: 96 },
]

await command(async () => {
  await ensureInstalled()
  const sharp = createRequire(join(SHELL, 'package.json'))('sharp')
  for (const { from, to, size } of PICTURES) {
    await sharp(join(SHELL, from), { density: 72 * (size / 32) })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(ICONS, to))
    console.log(`shell/public/icons/${to}`)
  }
  return 0
})
