import type { Shown } from './shown'

const FEATURES = 'shell/src/features'
const PAID = '/?payment=success&session_id=cs_walk'
const REMOTE = { premium: '**/remotes/mfe-premium/**', scan: '**/remotes/mfe-scan/**' }

/** Of what waits, failed, or came with a link. */
export const TROUBLE_WINDOWS: readonly Shown[] = [
  {
    file: `${FEATURES}/outbox/outbox-sheet.tsx`,
    title: 'Not sent yet',
    async open(walk) {
      await walk.answer('**/api/fluid-entry', 'refusal')
      await walk.place('Home')
      await walk.press(/^Add 8 oz of water/)
      await walk.page.getByRole('button', { name: '1 waiting' }).click()
    },
  },
  {
    file: `${FEATURES}/settings/components/unsent-window.tsx`,
    title: /not sent yet$/,
    async open(walk) {
      await walk.answer('**/api/fluid-entry', 'refusal')
      // What waited before may have been sent in between.
      await walk.place('Home')
      await walk.press(/^Add 8 oz of water/)
      await walk.place('Settings')
      await walk.press('Sign out on this device')
    },
  },
  {
    file: `${FEATURES}/take-back/take-back-window.tsx`,
    title: 'Put your old email back?',
    open: (walk) => walk.start('/#take-back=token'),
  },
  {
    file: `${FEATURES}/take-back/take-back-window.tsx`,
    title: 'Your old email is back',
    isOver: true,
    async open(walk) {
      await walk.answer('**/api/email-change/take-back', { email: 'maria@example.com', signed_in: true })
      await walk.within('Put my old email back')
    },
  },
  {
    file: 'shell/src/app/overlays.tsx',
    title: 'Upgrade',
    async open(walk) {
      await walk.answer(REMOTE.premium, 'refusal')
      await walk.start()
      await walk.place('Home')
      await walk.press('Upgrade')
    },
  },
  {
    file: 'shell/src/app/overlays.tsx',
    title: 'Log a meal',
    async open(walk) {
      await walk.answer(REMOTE.scan, 'refusal')
      await walk.start()
      await walk.place('Add')
    },
  },
  {
    file: `${FEATURES}/ways-in/passkeys/components/lock-screen.tsx`,
    title: 'Sign out on this device?',
    async open(walk) {
      await walk.page.evaluate(() => localStorage.setItem('gb.app_lock', '5'))
      await walk.start()
      await walk.press('Sign out')
      await walk.page.evaluate(() => localStorage.removeItem('gb.app_lock'))
    },
  },
  {
    file: 'shell/src/workshop/inspector.tsx',
    title: 'Remotes in this page',
    open: (walk) => walk.start('/?inspect'),
  },
  // Last: the return of a payment is kept, and asked about at every start.
  {
    file: 'mfe-premium/src/payment-return/payment-return.tsx',
    title: 'Finishing your payment',
    async open(walk) {
      await walk.answer('**/api/activate-premium', 'nothing')
      await walk.start(PAID)
    },
  },
  {
    file: 'mfe-premium/src/payment-return/payment-return.tsx',
    title: 'Your payment',
    async open(walk) {
      await walk.answer('**/api/activate-premium', 'refusal')
      await walk.start(PAID)
    },
  },
  {
    file: 'shell/src/app/overlays.tsx',
    title: 'Your payment',
    async open(walk) {
      await walk.answer(REMOTE.premium, 'refusal')
      await walk.start(PAID)
    },
  },
]
