import { Brought } from '@gb/entries'
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

/** It has its place beside the shake from the start: what is tapped there does not move when it comes. */
const again = deferred(() => import('./scan/log-sheet/again-on-home').then((chunk) => chunk.inOwnWords()))

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
    'home.shake': () => <ShakeButton beside={<Brought part={again} partProps={{}} loading={<i />} />} />,
    'home.nutrition': NutritionCard,
    'overlay.log': logSheet,
  },
})
