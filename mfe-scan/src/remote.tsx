import { deferred, defineRemote } from '@gb/mfe-contract'
import type manifest from '../package.json'
import { version } from '../package.json'
import { NutritionCard } from './nutrition/widgets/nutrition-card'
import { ProteinBox } from './nutrition/widgets/protein-box'
import { ShakeButton } from './nutrition/widgets/shake-button'

/** The sheet takes the shake of Home along; the two features do not know each other. */
const logSheet = deferred(() =>
  import('./scan/log-sheet/log-overlay').then((chunk) => chunk.inOwnWords(<ShakeButton />)),
)

export default defineRemote<typeof manifest>({
  name: 'mfe-scan',
  version,
  tabs: {
    scan: {
      component: deferred(() => import('./scan/flow/scan-tab').then((chunk) => chunk.inOwnWords())),
    },
  },
  slots: {
    // Home shows these at every start: in the entry they cost no further round trip.
    'home.protein': ProteinBox,
    'home.shake': ShakeButton,
    'home.nutrition': NutritionCard,
    'overlay.log': logSheet,
  },
})
