import { deferred, defineRemote, type SlotProps } from '@gb/mfe-contract'
import type manifest from '../package.json'
import { version } from '../package.json'
import { NutritionCard } from './nutrition/widgets/nutrition-card'
import { ProteinBox } from './nutrition/widgets/protein-box'
import { ShakeButton } from './nutrition/widgets/shake-button'

/** The sheet takes the shake of Home along; the two features do not know each other. */
const logSheet = deferred(async () => {
  const { LogOverlay } = await import('./scan/log-sheet/log-overlay')
  return function LogWithShake({ onClose }: SlotProps['overlay.log']) {
    return <LogOverlay shake={<ShakeButton />} onClose={onClose} />
  }
})

export default defineRemote<typeof manifest>({
  name: 'mfe-scan',
  version,
  tabs: {
    scan: {
      component: deferred(() => import('./scan/flow/scan-tab').then((chunk) => chunk.ScanTab)),
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
