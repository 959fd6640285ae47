import type { Shown } from './shown'

const SHARED = 'mfe-premium/src/shared'
/** Any name will do. */
const RECIPE = /\w/

/** Of somebody who pays. */
export const PREMIUM_WINDOWS: readonly Shown[] = [
  {
    // Before anything has read the recipes, which are then on the device.
    file: `${SHARED}/recipe/recipe-by-id.tsx`,
    title: 'Recipe',
    async open(walk) {
      await walk.answer('**/api/premium-recipes', 'nothing')
      await walk.section(/^Meal plans/)
      await walk.press(/^Open plan/)
      await walk.press(/^Recipe/)
    },
  },
  {
    file: 'mfe-premium/src/premium/components/section-view.tsx',
    title: 'Recipes',
    isView: true,
    open: (walk) => walk.section(/^Recipes/),
  },
  {
    file: `${SHARED}/recipe/recipe-window.tsx`,
    title: RECIPE,
    open: (walk) => walk.main.getByRole('list', { name: 'Recipes' }).getByRole('button').first().click(),
  },
  {
    file: `${SHARED}/recipe/cook-window.tsx`,
    title: RECIPE,
    isOver: true,
    async open(walk) {
      await walk.within('Cook step by step')
      await walk.within('Next')
    },
  },
  {
    file: `${SHARED}/log-meal/log-meal-window.tsx`,
    title: /^Log /,
    async open(walk) {
      await walk.main.getByRole('list', { name: 'Recipes' }).getByRole('button').first().click()
      await walk.within('Log this meal')
    },
  },
  {
    file: `${SHARED}/plan/swap-window.tsx`,
    title: /^Instead of/,
    async open(walk) {
      await walk.section(/^Meal plans/)
      await walk.press(/^Open plan/)
      await walk.press(/^Swap /)
    },
  },
  {
    file: `mfe-premium/src/courses/components/course-window.tsx`,
    title: /Mindful Eating/,
    async open(walk) {
      await walk.section(/^Courses/)
      await walk.press(/^Open course Mindful Eating/)
    },
  },
  {
    // The question before a subscription ends is the one of the shell, with words of its own.
    file: 'shell/src/app/overlays.tsx',
    title: 'Cancel your subscription?',
    async open(walk) {
      await walk.place('Premium')
      const back = walk.main.getByRole('button', { name: 'All of Premium' })
      if (await back.isVisible()) await back.click()
      await walk.press('Cancel subscription')
    },
  },
]
