import { platePhoto } from '../screens/plate-photo'
import type { Shown } from './shown'

const CORRECT = 'mfe-scan/src/scan/correct'
const FOOD_LOG = 'mfe-scan/src/scan/food-log'
const LOG_SHEET = 'mfe-scan/src/scan/log-sheet'
const WEIGHT = 'mfe-tracking/src/weight'
const ENTRY = { weight: /^Edit \d.* lbs/, drink: /^Edit .* oz/, vitamin: /^Edit Multivitamin/ }
const MEAL = /^(Breakfast|Lunch|Dinner).*kcal/

const photo = async () => ({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await platePhoto() })

/** Of the logs: what was eaten, drunk, taken, weighed and felt. */
export const LOG_WINDOWS: readonly Shown[] = [
  {
    file: 'mfe-premium/src/upgrade/upgrade-window.tsx',
    title: 'Upgrade to Premium',
    async open(walk) {
      await walk.place('Home')
      await walk.press('Upgrade')
    },
  },
  {
    file: `${LOG_SHEET}/log-sheet.tsx`,
    title: 'Log a meal',
    open: (walk) => walk.place('Add'),
  },
  {
    file: `${LOG_SHEET}/barcode/barcode-sheet.tsx`,
    title: 'Product by barcode',
    isOver: true,
    open: (walk) => walk.within('Scan a barcode'),
  },
  {
    file: `${FOOD_LOG}/meal-sheet.tsx`,
    title: /Breakfast|Lunch|Dinner/,
    async open(walk) {
      await walk.place('Scan')
      await walk.press(MEAL)
    },
  },
  {
    file: `${CORRECT}/portion-sheet.tsx`,
    title: 'Correct this food',
    isOver: true,
    open: (walk) => walk.window.getByRole('list', { name: 'Foods of this meal' }).getByRole('button').click(),
  },
  {
    file: `${CORRECT}/search-sheet.tsx`,
    title: 'Find a food',
    isOver: true,
    open: (walk) => walk.within('Choose another food'),
  },
  {
    file: `${FOOD_LOG}/edit-meal.tsx`,
    title: 'Meal and time',
    async open(walk) {
      await walk.place('Scan')
      await walk.press(MEAL)
      await walk.within('Change meal or time')
    },
  },
  {
    file: 'mfe-tracking/src/fluids/components/edit-drink.tsx',
    title: 'Edit drink',
    async open(walk) {
      await walk.place('Fluids')
      await walk.press(ENTRY.drink)
    },
  },
  {
    file: 'mfe-tracking/src/vitamins/components/edit-vitamin.tsx',
    title: 'Edit vitamin',
    async open(walk) {
      await walk.place('Vitamins')
      await walk.press(ENTRY.vitamin)
    },
  },
  {
    file: 'mfe-tracking/src/mood/components/edit-mood.tsx',
    title: 'Your entry',
    async open(walk) {
      await walk.place('Mood')
      await walk.press(/^Read or edit/)
    },
  },
  {
    file: `${WEIGHT}/components/edit-weight.tsx`,
    title: 'Your weight',
    async open(walk) {
      await walk.place('Weight')
      await walk.press(ENTRY.weight)
    },
  },
  {
    file: 'shell/src/app/overlays.tsx',
    title: 'Delete weight entry?',
    async open(walk) {
      await walk.place('Weight')
      await walk.press(/^Delete \d.* lbs/)
    },
  },
  {
    file: `${WEIGHT}/components/photo-window.tsx`,
    title: 'Today',
    async open(walk) {
      await walk.place('Weight')
      await walk.press(/^Your story/)
      await walk.press('Show my photos')
      await walk.main.locator('input[type=file]').setInputFiles(await photo())
      await walk.press(/^Photo from Today/)
    },
  },
  {
    file: `${WEIGHT}/story/story-view.tsx`,
    title: 'Your story',
    isView: true,
    async open(walk) {
      await walk.place('Weight')
      await walk.press(/^Your story/)
    },
  },
  {
    file: `${WEIGHT}/story/edit-milestone.tsx`,
    title: 'Your milestone',
    async open(walk) {
      await walk.press(/^Edit I tied my shoes/)
    },
  },
]
