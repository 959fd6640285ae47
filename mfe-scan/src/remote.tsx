import { afterFirst, Brought } from '@gb/entries'
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

const scan = deferred(() => import('./scan/flow/scan-tab').then((chunk) => chunk.inOwnWords()))

/** It comes behind the figures, into the place beside the shake that it has from the start: nothing moves when it comes. */
const again = deferred(() =>
  afterFirst().then(() => import('./scan/log-sheet/again-on-home').then((chunk) => chunk.inOwnWords())),
)

export default defineRemote<typeof manifest>({
  name: 'mfe-scan',
  version,
  tabs: {
    scan: {
      component: scan,
    },
  },
  slots: {
    // Home shows these at every start: in the entry they cost no further round trip.
    'home.protein': ProteinBox,
    'home.shake': () => <ShakeButton beside={<Brought part={again} partProps={{}} />} />,
    'home.nutrition': NutritionCard,
    'overlay.log': logSheet,
  },
})
