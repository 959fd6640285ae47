import { deferred, defineRemote } from '@gb/mfe-contract'
import type manifest from '../package.json'
import { version } from '../package.json'

export default defineRemote<typeof manifest>({
  name: 'mfe-premium',
  version,
  tabs: {
    premium: {
      component: deferred(() => import('./premium-screen').then((chunk) => chunk.inOwnLanguage())),
    },
  },
  slots: {
    'home.premium': deferred(() =>
      import('./analytics/widgets/summary-card').then((chunk) => chunk.inOwnLanguage()),
    ),
    'overlay.upgrade': deferred(() =>
      import('./upgrade/upgrade-window').then((chunk) => chunk.inOwnLanguage()),
    ),
    'startup.payment-return': deferred(() =>
      import('./payment-return/payment-return').then((chunk) => chunk.inOwnLanguage()),
    ),
  },
})
