import type { Shown } from './shown'

const FOLDER = 'shell/src/features/at-side'
const WINDOW_OF_LINK = `${FOLDER}/invitation-window.tsx`
const LINK = '/#at-your-side=token'
const READ = '**/api/helping/invitation'

const invitation = {
  name: 'Maria Lopez',
  scopes: ['weights', 'fluids', 'meals', 'vitamins', 'mood'],
  may_log: true,
  ends_at: '2027-02-28T05:00:00.000Z',
}
const person = {
  ...invitation,
  user_id: '00000000-0000-4000-8000-000000000001',
  grant_id: '00000000-0000-4000-8000-000000000002',
}

/** Of whom somebody wants at their side. */
export const AT_SIDE_WINDOWS: readonly Shown[] = [
  {
    file: WINDOW_OF_LINK,
    title: 'Somebody wants you at their side',
    async open(walk) {
      await walk.answer(READ, 'refusal')
      await walk.start(LINK)
      await walk.window.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    file: WINDOW_OF_LINK,
    title: 'Maria Lopez wants you at their side',
    async open(walk) {
      await walk.answer(READ, invitation)
      await walk.start(LINK)
      await walk.window.getByText('You can also log these').waitFor()
    },
  },
  {
    file: WINDOW_OF_LINK,
    title: 'You are at the side of Maria Lopez',
    isOver: true,
    async open(walk) {
      await walk.answer('**/api/helping', { people: [person] })
      await walk.within('Accept')
    },
  },
  {
    file: `${FOLDER}/components/side-view.tsx`,
    title: 'Looking at the log of Maria Lopez',
    isOver: true,
    open: (walk) => walk.within('Look now'),
  },
]

/** The same link, of somebody without a profile. */
export const INVITED_VISITOR: Shown = {
  file: WINDOW_OF_LINK,
  title: 'Somebody wants you at their side',
  startsAnew: true,
  open: (walk) => walk.start(LINK),
}
