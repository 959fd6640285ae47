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

const READ_SHEET = {
  fields: [
    { field: 'puree_meal_g', value: '85', words: 'Purees: no more than 3 oz at a time', problem: null },
    {
      field: 'soft_meal_g',
      value: null,
      words: 'Soft foods: half a cup',
      problem: 'We cannot turn this unit into the one that is asked for. Please type it in.',
    },
  ],
}
const sheetFile = () => ({ name: 'sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })

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
    file: `${FEATURES}/clinic-plan/components/sheet-window.tsx`,
    title: 'Read this sheet?',
    async open(walk) {
      await walk.answer('**/api/clinic-plan-reading', READ_SHEET)
      await walk.place('Settings')
      await walk.press("Add my clinic's plan")
      await walk.page.getByLabel('Read a photo or PDF').setInputFiles(sheetFile())
    },
  },
  {
    file: `${FEATURES}/clinic-plan/components/found-fields.tsx`,
    title: 'Does this match your sheet?',
    isOver: true,
    async open(walk) {
      await walk.window.getByRole('checkbox').check()
      await walk.within('Read it')
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
