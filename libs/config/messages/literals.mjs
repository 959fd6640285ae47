import { parseSync } from '@swc/core'

/** What a person sees or hears of an element. */
const SHOWN = new Set([
  'alt',
  'aria-label',
  'description',
  'hint',
  'intro',
  'label',
  'optionalText',
  'placeholder',
  'summary',
  'title',
  'unit',
])
const WORDS = /\p{L}{2}/u

const nodesIn = (value) => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  return [...(typeof value.type === 'string' ? [value] : []), ...Object.values(value).flatMap(nodesIn)]
}

const shownOf = (node) => {
  if (node.type === 'JSXText') return node.value.trim()
  const isShown = node.type === 'JSXAttribute' && SHOWN.has(node.name.value ?? node.name.name)
  return isShown && node.value?.type === 'StringLiteral' ? node.value.value : ''
}

/**
 * The words that code shows without a message: between tags, or as a label.
 * @param {string} code  TypeScript with JSX
 * @returns {string[]}
 */
export const shownLiterals = (code) =>
  nodesIn(parseSync(code, { syntax: 'typescript', tsx: true }).body)
    .map(shownOf)
    .filter((words) => WORDS.test(words))
