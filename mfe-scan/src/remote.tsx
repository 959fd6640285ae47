import { deferred, defineRemote } from '@gb/mfe-contract'
import { version } from '../package.json'
import { NutritionCard } from './nutrition/widgets/nutrition-card'
import { ProteinBox } from './nutrition/widgets/protein-box'
import { ShakeButton } from './nutrition/widgets/shake-button'

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
    // Home shows these at every start: in the entry they cost no further round trip.
    'home.protein': ProteinBox,
    'home.shake': ShakeButton,
    'home.nutrition': NutritionCard,
  },
})
