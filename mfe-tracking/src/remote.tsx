import { deferred, defineRemote } from '@gb/mfe-contract'
import { version } from '../package.json'

export default defineRemote({
  name: 'mfe-tracking',
  version,
  tabs: {
    fluids: {
      title: 'Fluids',
      component: deferred(() => import('./fluids/fluids-tab').then((chunk) => chunk.FluidsTab)),
    },
    weight: {
      title: 'Weight',
      component: deferred(() => import('./weight/weight-tab').then((chunk) => chunk.WeightTab)),
    },
  },
  slots: {
    'home.fluids': deferred(() => import('./fluids/widgets/fluids-card').then((chunk) => chunk.FluidsCard)),
    'home.weight': deferred(() => import('./weight/widgets/weight-card').then((chunk) => chunk.WeightCard)),
  },
})
