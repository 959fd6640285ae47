import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled } from './settled'

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

/** All rules of axe with those of the size of targets; or those that another theme, another place of the page can break. */
const RULES = {
  all: { rules: { 'target-size': { enabled: true } } },
  colors: { runOnly: ['color-contrast', 'link-in-text-block'] },
  targets: { runOnly: ['target-size'] },
}

/** What axe finds on the page, or in a part of it: "where: rule: element". */
const axeFindings = async (
  page: Page,
  where: string,
  which: keyof typeof RULES,
  within: string,
): Promise<string[]> => {
  await settled(page)
  // Nothing here has frames, and so axe needs no second page to put its answers together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include(within)
  const { violations } = await axe.options({ resultTypes: ['violations'], ...RULES[which] }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${where}: ${id}: ${target.join(' ')}`),
  )
}

interface Size {
  width: number
  height: number
}
interface Look {
  /** What is looked at in the light theme. */
  sizes: readonly Size[]
  /** And in the dark one; where nothing is said, the same. */
  darkSizes?: readonly Size[]
  /** How the page stands when it is opened, for what lies over what; none where nothing can. */
  standing?: Size
  /** A part of the page; the whole of it where nothing is said. */
  within?: string
}

/** What axe finds, target size included, and every control that a thumb misses, in both themes and in some sizes. */
export const findings = async (page: Page, where: string, look: Look): Promise<string[]> => {
  const { sizes, darkSizes = sizes, standing, within = 'html' } = look
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    const place = `${where} (${size.width} wide)`
    found.push(
      ...(await axeFindings(page, place, 'all', within)),
      ...(await small(page, within)).map((control) => `${place}: under 44 px: ${control}`),
    )
    if (!darkSizes.includes(size)) continue
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    found.push(...(await axeFindings(page, `${place}, dark`, 'colors', within)))
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }
  if (standing === undefined) return found
  await page.setViewportSize(standing)
  return [...found, ...(await axeFindings(page, `${where} (as it opens)`, 'targets', within))]
}
