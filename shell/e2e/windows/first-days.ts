import type { Shown } from './shown'

const FILE = 'mfe-tracking/src/recovery/components/day-window.tsx'

/** Of somebody whose surgery was days ago. */
export const FIRST_DAYS_WINDOWS: readonly Shown[] = [
  {
    file: FILE,
    title: 'Day 5 after surgery',
    async open(walk) {
      await walk.place('Home')
      await walk.press(/^Day 5: how are you/)
    },
  },
  {
    file: FILE,
    title: 'What’s your resting heart rate?',
    isOver: true,
    async open(walk) {
      await walk.within('Nothing yet')
      await walk.within(/^No$/)
      await walk.within('Severe, and getting worse')
    },
  },
]
