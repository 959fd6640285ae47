import { transform, type Selector } from 'lightningcss'
import type { Plugin } from 'vite'
import { OWN_NAME } from './class-names.ts'

/** Rules that reach the whole page whatever their name is. */
const PAGE_RULES = new Set([
  'font-face',
  'property',
  'import',
  'page',
  'layer-statement',
  'namespace',
  'counter-style',
])

/** Stops the build of a remote whose styles would touch what is not its own: the shell, or another remote. */
export function ownStylesPlugin(): Plugin {
  return {
    name: 'gb-own-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (output.type !== 'asset' || !fileName.endsWith('.css')) continue
          const [leak] = leaksIn(Buffer.from(output.source))
          if (leak !== undefined) throw new Error(`${fileName} styles what is not its own: ${leak}`)
        }
      },
    },
  }
}

/**
 * What of a style sheet reaches beyond its own classes, in words: selectors without a class of CSS modules and of what stands beside one, animations of
 * a common name, rules about the whole page.
 */
export function leaksIn(code: Uint8Array): string[] {
  const leaks: string[] = []
  // Steps of an animation are selectors to nobody.
  transform({
    filename: 'remote.css',
    code,
    visitor: {
      Selector(selector) {
        if (!isOwn(selector)) leaks.push(`the selector ${wordsOf(selector)}`)
      },
      Rule(rule) {
        if (rule.type === 'keyframes' && !OWN_NAME.test(rule.value.name.value))
          leaks.push(`the animation ${rule.value.name.value}`)
        if (PAGE_RULES.has(rule.type)) leaks.push(`a rule @${rule.type}`)
      },
    },
  })
  return leaks
}

/** A selector between its combinators, with the one before each: `._a > p` is `._a` and `p`. */
const partsOf = (selector: Selector): { after: string; part: Selector }[] => {
  const parts: { after: string; part: Selector }[] = [{ after: 'descendant', part: [] }]
  for (const component of selector)
    if (component.type === 'combinator') parts.push({ after: component.value, part: [] })
    else parts.at(-1)?.part.push(component)
  return parts
}

/** Whether it styles what is own, or lies in it. A sibling of what is own lies beside it, where another remote may be. */
const isOwn = (selector: Selector): boolean => {
  let isInOwn = false
  let isItself = false
  for (const { after, part } of partsOf(selector)) {
    const isSibling = after === 'next-sibling' || after === 'later-sibling'
    isInOwn ||= isItself && !isSibling
    isItself = hasOwnClass(part)
  }
  return isInOwn || isItself
}

// What is nested is as own as the rule around it.
const hasOwnClass = (part: Selector): boolean =>
  part.some((one) => one.type === 'nesting' || (one.type === 'class' && OWN_NAME.test(one.name))) ||
  isInside(part)

// `:is(._a, ._b)` and `:where(…)` are as own as each of what they list; `:not(…)` is not.
const isInside = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      part.type === 'pseudo-class' &&
      (part.kind === 'is' || part.kind === 'where') &&
      part.selectors.length > 0 &&
      part.selectors.every(isOwn),
  )

const wordsOf = (selector: Selector): string =>
  selector.map((part) => ('name' in part ? part.name : 'value' in part ? part.value : part.type)).join(' ')
