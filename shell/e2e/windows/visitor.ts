import { INVITED_VISITOR } from './at-side'
import type { Shown } from './shown'

const FEATURES = 'shell/src/features'

/** Of somebody who opens the app for the first time. */
export const VISITOR_WINDOWS: readonly Shown[] = [
  {
    file: `${FEATURES}/consent/consent-modal.tsx`,
    title: 'Before we start',
    startsAnew: true,
    open: (walk) => walk.start(),
  },
  {
    file: `${FEATURES}/consent/components/policy-window.tsx`,
    title: 'Privacy Policy',
    isOver: true,
    open: (walk) => walk.within('Read the Privacy Policy'),
  },
  {
    file: `mfe-scan/src/scan/log-sheet/log-overlay.tsx`,
    title: 'First, a short profile',
    startsAnew: true,
    async open(walk) {
      await walk.start()
      await walk.window.getByRole('checkbox').first().waitFor()
      for (const box of await walk.window.getByRole('checkbox').all()) await box.check()
      await walk.within('Accept and continue')
      await walk.place('Add')
    },
  },
  INVITED_VISITOR,
]
