import { describe, expect, it } from '@jest/globals'
import { firstStyle, withoutStyles } from './first-style.ts'

const HTML =
  '<div class="frame big"><button class="tab" aria-current="page" data-hue="food"><svg></svg></button></div>'

describe(firstStyle.name, () => {
  it.each([
    [':root{--a:1px}', ':root{--a:1px}'],
    ['.frame{color:red}.other{color:blue}', '.frame{color:red}'],
    ['.other,.big .tab>svg{x:y}', '.big .tab>svg{x:y}'],
    ['.tab[aria-current=page]{x:y}.tab[aria-current=step]{x:y}', '.tab[aria-current=page]{x:y}'],
    ['[data-hue="food"]{x:y}[data-hue="mood"]{x:y}[data-look]{x:y}', '[data-hue="food"]{x:y}'],
    ['.tab:hover{x:y}.tab:focus-visible{x:y}button:disabled{x:y}::selection{x:y}', ''],
    [':root:not([data-theme=light]){x:y}', ':root:not([data-theme=light]){x:y}'],
    ['.tab:is(.a,.b){x:y}', '.tab:is(.a,.b){x:y}'],
    ['.tab:not(.a,.b),.gone{x:y}', '.tab:not(.a,.b){x:y}'],
    ['html:has(dialog[open]){x:y}table{x:y}', ''],
    ['@media (width>=900px){.frame{x:y}.gone{x:y}}', '@media (width>=900px){.frame{x:y}}'],
    ['@media print{.frame{x:y}}@media (width>=1px){.gone{x:y}}', ''],
    ['@layer base,app;@layer base{.frame{x:y}}', '@layer base,app;@layer base{.frame{x:y}}'],
    ['@import "a.css";/* .frame{x:y} */.tab{content:"}"}', '.tab{content:"}"}'],
    [
      '.tab{animation:in 1s}@keyframes in{to{x:y}}@keyframes out{to{x:y}}',
      '.tab{animation:in 1s}@keyframes in{to{x:y}}',
    ],
  ])('makes of %s', (css, kept) => {
    expect(firstStyle(css, HTML)).toBe(kept)
  })
})

describe(withoutStyles.name, () => {
  it('puts rules in the place of what the content policy forbids', () => {
    const html = '<i style="width:1px"></i><b style="flex:none"></b><i style="width:1px"></i>'
    expect(withoutStyles(html)).toEqual({
      html: '<i data-box="0"></i><b data-box="1"></b><i data-box="0"></i>',
      css: '[data-box="0"]{width:1px}[data-box="1"]{flex:none}',
    })
  })
})
