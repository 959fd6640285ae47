import { deferred, defineRemote } from '@gb/mfe-contract'
import { version } from '../package.json'
import { NutritionCard } from './nutrition/widgets/nutrition-card'

export default defineRemote({
  name: 'mfe-scan',
  version,
  tabs: {
    scan: {
      title: 'Scan',
      component: deferred(() => import('./scan/flow/scan-tab').then((chunk) => chunk.ScanTab)),
    },
  },
  slots: {
    // Home shows it at every start: in the entry it costs no further round trip.
    'home.nutrition': NutritionCard,
  },
})
