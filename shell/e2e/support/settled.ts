import type { Page } from '@playwright/test'

/**
 * What fades or slides has ended: a color on its way is nobody's. What moves for ever, such as a skeleton, is not waited
 * for, nor what stands still because it is not drawn: what is far below the window, a window that is closed.
 */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const isOnItsWay = ({ effect, playState }: Animation): boolean =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true
    while (document.getAnimations().some(isOnItsWay))
      await new Promise((drawn) => requestAnimationFrame(drawn))
  })
