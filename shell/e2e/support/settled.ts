import type { Page } from '@playwright/test'

/** What fades or slides has ended: a color on its way is nobody's. What moves for ever, such as a skeleton, is not waited for. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
