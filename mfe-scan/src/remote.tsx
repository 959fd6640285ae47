import { deferred, defineRemote } from '@gb/mfe-contract'
import { version } from '../package.json'

export default defineRemote({
  name: 'mfe-scan',
  version,
  tabs: {
    scan: {
      title: 'Scan',
      component: deferred(() => import('./scan/scan-tab').then((chunk) => chunk.ScanTab)),
    },
  },
  slots: {
    'home.nutrition': deferred(() =>
      import('./nutrition/widgets/nutrition-card').then((chunk) => chunk.NutritionCard),
    ),
  },
})
