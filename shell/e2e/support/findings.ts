import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Controls that a thumb misses: under 44 CSS pixels, the label that belongs to them counted in; links in a text aside. */
const small = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((root) => {
    const LEAST = 43.5
    const isSmall = ({ width, height }: DOMRect) => width < LEAST || height < LEAST
    const controls = 'button, summary, select, textarea, input, a[href]'
    return [...document.querySelectorAll(root)]
      .flatMap((element) => [...element.querySelectorAll<HTMLElement>(controls)])
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => getComputedStyle(control).display !== 'inline')
      .filter((control) =>
        [control, control.closest('label'), control.parentElement]
          .filter((element) => element !== null)
          .filter(
            (element) => element === control || element.tagName === 'LABEL' || control.tagName === 'INPUT',
          )
          .every((element) => isSmall(element.getBoundingClientRect())),
      )
      .map((control) => `${control.tagName} "${control.getAttribute('aria-label') ?? control.textContent}"`)
  }, within)

/** What axe finds, target size included, and every control that a thumb misses: on the whole page, or in a part of it. */
export const findings = async (page: Page, where: string, within = 'html'): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).include(within).options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  })
  const { violations } = await axe.analyze()
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
    ...(await small(page, within)).map((control) => `under 44 px: ${control}`),
  ].map((finding) => `${where}: ${finding}`)
}
