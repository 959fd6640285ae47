import { deferred, defineRemote } from '@gb/mfe-contract'
import { version } from '../package.json'

export default defineRemote({
  name: 'mfe-premium',
  version,
  tabs: {
    premium: {
      title: 'Premium',
      component: deferred(() => import('./premium/premium-tab').then((chunk) => chunk.PremiumTab)),
    },
  },
  slots: {
    'home.premium': deferred(() =>
      import('./premium/widgets/premium-card').then((chunk) => chunk.PremiumCard),
    ),
    'overlay.upgrade': deferred(() =>
      import('./upgrade/upgrade-window').then((chunk) => chunk.UpgradeWindow),
    ),
    'startup.payment-return': deferred(() =>
      import('./payment-return/payment-return').then((chunk) => chunk.PaymentReturn),
    ),
  },
})
