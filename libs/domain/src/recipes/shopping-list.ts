import type { Language } from '../language/language.js'
import { roundToStep } from '../measures/limit.js'
import { SHOP_SECTIONS, type ShopSection } from './choices.js'

/** Something that is needed: what it is in the shop and, where it is weighed, how much of it in g as counted. */
export interface Needed {
  readonly shopName: string
  readonly shopSection: ShopSection
  readonly grams: number | null
  readonly boughtPerGram: number
}

/** One line of a shopping list; `grams` null is "have it at home". */
export interface ShoppingLine {
  readonly name: string
  readonly grams: number | null
}

/** The lines of one section of the shop. */
export interface ShoppingSection {
  readonly section: ShopSection
  readonly items: readonly ShoppingLine[]
}

const NOT_BOUGHT: ShopSection = 'Not bought'

/** Nobody buys 37 g of a cheese: up to the next 5 g. */
const STEP = { step: 5 } as const
const roundedUp = (grams: number): number =>
  Math.max(STEP.step, roundToStep(grams + STEP.step / 2 - 0.01, STEP))

/** What to buy for dishes and plain foods together: each thing once, by section in the order of the shop, by name. */
export const shoppingList = (needed: readonly Needed[]): ShoppingSection[] => {
  const bought = new Map<string, { section: ShopSection; name: string; grams: number | null }>()
  for (const { shopName, shopSection, grams, boughtPerGram } of needed) {
    const key = `${shopSection}/${shopName}`
    const before = bought.get(key)?.grams ?? null
    const more = grams === null ? null : grams * boughtPerGram
    const sum = before === null ? more : before + (more ?? 0)
    bought.set(key, { section: shopSection, name: shopName, grams: sum })
  }
  const lines = [...bought.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  return SHOP_SECTIONS.filter((section) => section !== NOT_BOUGHT)
    .map((section) => ({
      section,
      items: lines
        .filter((line) => line.section === section)
        .map(({ name, grams }) => ({ name, grams: grams === null ? null : roundedUp(grams) })),
    }))
    .filter(({ items }) => items.length > 0)
}

const ABOUT: Readonly<Record<Language, string>> = { en: 'about', es: 'cerca de' }

/** "about 1 lb 4 oz (570 g)": a weight as an American shop has it. */
export const shopWeightText = (grams: number, language: Language = 'en'): string => {
  const ounces = Math.max(1, Math.round(grams / 28.35))
  const pounds = Math.floor(ounces / 16)
  const rest = ounces % 16
  const words = [pounds > 0 ? `${pounds} lb` : '', rest > 0 ? `${rest} oz` : ''].filter(Boolean).join(' ')
  return `${ABOUT[language]} ${words} (${grams} g)`
}
