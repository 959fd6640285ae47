import { describe, expect, it } from '@jest/globals'
import { leaksIn } from './own-styles'

const leaks = (css: string) => leaksIn(Buffer.from(css))

describe(leaksIn.name, () => {
  it.each([
    '._card_1a2b3 { color: red }',
    '._card_1a2b3 > [role=status], ._card_1a2b3 p { margin: 0 }',
    '@media (width >= 900px) { ._card_1a2b3:hover { color: red } }',
    '@keyframes _sweep_1cl24 { 0% { left: 0 } to { left: 9px } }',
    '._card_1a2b3 { p { margin: 0 } &:hover { color: red } }',
    ':is(._a_1a2b3, ._b_1a2b3) { color: red }',
    "[data-theme='dark'] ._card_1a2b3 { color: red }",
    '._card_1a2b3 + ._card_1a2b3 { margin: 0 }',
    '._card_1a2b3 > h2 + p, ._card_1a2b3 ._mark_1a2b3 ~ p { margin: 0 }',
    'main + ._card_1a2b3 p { margin: 0 }',
  ])('lets %s be', (css) => expect(leaks(css)).toEqual([]))

  it.each([
    ['button { color: red }', 'button'],
    ['._card_1a2b3, p { margin: 0 }', ' p'],
    ['._card_1a2b3 ~ * { margin: 0 }', 'later-sibling universal'],
    ['._card_1a2b3 + section { margin: 0 }', 'next-sibling section'],
    ['._card_1a2b3 ~ section p { margin: 0 }', 'later-sibling section'],
    ['._card_1a2b3 { & + p { margin: 0 } }', 'next-sibling p'],
    [':is(._card_1a2b3 ~ p) { margin: 0 }', 'pseudo-class'],
    ['* { box-sizing: border-box }', 'universal'],
    [':root { --gb-accent: red }', 'pseudo-class'],
    ['.card { color: red }', 'card'],
    [':not(._card_1a2b3) { color: red }', 'pseudo-class'],
    [':is(._card_1a2b3, p) { color: red }', 'pseudo-class'],
    ['main { p { margin: 0 } }', 'main'],
    ['@media print { body { color: red } }', 'body'],
    ['@supports (display: grid) { h1 { color: red } }', 'h1'],
    ['@keyframes spin { to { rotate: 1turn } }', 'the animation spin'],
    ['@font-face { font-family: x; src: url(x.woff2) }', '@font-face'],
    ["@property --x { syntax: '*'; inherits: false }", '@property'],
  ])('finds what %s touches', (css, words) => expect(leaks(css).join()).toContain(words))
})
