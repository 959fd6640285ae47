import type { Shown } from './shown'

const FEATURES = 'shell/src/features'
const PAIRING_FOLDER = `${FEATURES}/ways-in/pairing/components`
const PAIRING = {
  recovery_code: '123456',
  expires_at: new Date(Date.now() + 600_000).toISOString(),
  open: true,
}

const exported = { format: 'gastric-buddy-export', version: 1, weight_entries: [] }
const exportFile = () => ({
  name: 'export.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(exported)),
})

/** Of Settings and of the profile. */
export const SETTINGS_WINDOWS: readonly Shown[] = [
  {
    file: 'mfe-tracking/src/shared/reminders/reminders-window.tsx',
    title: 'Reminders',
    async open(walk) {
      await walk.place('Settings')
      await walk.press('Set up')
    },
  },
  {
    file: `${FEATURES}/my-data/components/delete-window.tsx`,
    title: 'Delete your profile?',
    async open(walk) {
      await walk.place('Settings')
      await walk.press('Delete my profile')
    },
  },
  {
    file: `${FEATURES}/ways-in/confirmation/confirmation-window.tsx`,
    title: 'Please confirm it is you',
    async open(walk) {
      await walk.place('Settings')
      await walk.press('Download')
    },
  },
  {
    file: `${FEATURES}/my-data/components/import-window.tsx`,
    title: 'Import this file?',
    async open(walk) {
      await walk.place('Settings')
      await walk.page.getByLabel('Choose a file').setInputFiles(exportFile())
    },
  },
  {
    file: `${FEATURES}/my-data/components/import-window.tsx`,
    title: 'There was nothing new in it',
    isOver: true,
    open: (walk) => walk.within('Import'),
  },
  {
    file: `${PAIRING_FOLDER}/pairing-window.tsx`,
    title: 'Use on another device',
    async open(walk) {
      await walk.answer('**/api/pairing-window', 'nothing')
      await walk.place('Profile')
      await walk.press('Use on another device')
    },
  },
  {
    file: `${PAIRING_FOLDER}/pairing-end.tsx`,
    title: 'That did not work',
    async open(walk) {
      await walk.answer('**/api/pairing-window', 'refusal')
      await walk.place('Profile')
      await walk.press('Use on another device')
    },
  },
  {
    file: `${PAIRING_FOLDER}/open-pairing.tsx`,
    title: 'Use on another device',
    async open(walk) {
      await walk.answer('**/api/pairing-window', PAIRING)
      await walk.place('Profile')
      await walk.press('Use on another device')
      await walk.window.getByText('Your profile code').waitFor()
    },
  },
]
