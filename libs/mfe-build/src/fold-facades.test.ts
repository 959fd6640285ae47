import { describe, expect, it } from '@jest/globals'
import { foldFacades } from './fold-facades.ts'

const chunk = (code: string, dynamicImports: string[] = [], isDynamicEntry = false) => ({
  type: 'chunk' as const,
  code,
  isDynamicEntry,
  dynamicImports,
})

describe(foldFacades.name, () => {
  it('has those who import a facade import what it hands on', () => {
    const bundle = {
      'assets/start.js': chunk('const {start}=await import("./boot-A.js");start()', ['assets/boot-A.js']),
      'assets/boot-A.js': chunk('export{t as start,end}from"./app-B.js";', [], true),
      'assets/app-B.js': chunk('export{x as t,end}'),
      'style.css': { type: 'asset' as const },
    }
    foldFacades(bundle)
    expect(Object.keys(bundle)).toEqual(['assets/start.js', 'assets/app-B.js', 'style.css'])
    expect(bundle['assets/start.js']).toMatchObject({
      code: 'const {start}=await import("./app-B.js").then(m=>({start:m.t,end:m.end}));start()',
      dynamicImports: ['assets/app-B.js'],
    })
  })

  it.each([
    ['has code of its own', 'const a=1;export{a as start}', true],
    ['imports two', 'import"./b.js";export{t as start}from"./app.js"', true],
    ['is imported at once', 'export{t as start}from"./app.js"', false],
  ])('leaves a file alone that %s', (_, code, isDynamicEntry) => {
    const bundle = { 'assets/boot.js': chunk(code, [], isDynamicEntry) }
    foldFacades(bundle)
    expect(bundle['assets/boot.js'].code).toBe(code)
  })
})
