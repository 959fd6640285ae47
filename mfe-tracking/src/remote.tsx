import { deferred, defineRemote } from '@gb/mfe-contract'
import type manifest from '../package.json'
import { version } from '../package.json'
import { FluidsBox } from './fluids/widgets/fluids-box'
import { WaitLine } from './fluids/widgets/wait-line'
import { FirstDays } from './recovery/widgets/first-days'
import { NextVitamin } from './vitamins/widgets/next-vitamin'
import { WeightCard } from './weight/widgets/weight-card'

/** What is next today: in the first days after surgery how somebody is, then the next vitamin. */
const NextToday = () => (
  <>
    <FirstDays />
    <NextVitamin />
  </>
)

export default defineRemote<typeof manifest>({
  name: 'mfe-tracking',
  version,
  tabs: {
    fluids: {
      component: deferred(() => import('./fluids/fluids-tab').then((chunk) => chunk.inOwnLanguage())),
    },
    weight: {
      component: deferred(() => import('./weight/weight-tab').then((chunk) => chunk.inOwnLanguage())),
    },
    vitamins: {
      component: deferred(() => import('./vitamins/vitamins-tab').then((chunk) => chunk.inOwnLanguage())),
    },
    mood: {
      component: deferred(() => import('./mood/mood-tab').then((chunk) => chunk.inOwnLanguage())),
    },
  },
  slots: {
    // Home shows these at every start: in the entry they cost no further round trip.
    'home.fluids': FluidsBox,
    'home.wait': WaitLine,
    'home.vitamin': NextToday,
    'home.weight': WeightCard,
    'screen.help': deferred(() => import('./shared/screen-help').then((chunk) => chunk.ScreenHelp)),
    'settings.reminders': deferred(() =>
      import('./shared/reminders/reminders-setting').then((chunk) => chunk.inOwnLanguage()),
    ),
  },
})
