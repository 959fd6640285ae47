import { describe, expect, it } from '@jest/globals'
import { foldedCode } from './fold-code.ts'

describe(foldedCode.name, () => {
  it('puts what is used once where it is used, and keeps what the file gives and takes', async () => {
    const folded = await foldedCode(
      `import { say } from './say.js'
       const messages = { hello: 'Good morning', unused: 'Never said' }
       const greet = (name) => say(messages.hello, name)
       export { greet as t }`,
    )
    expect(folded).toMatch(/^import\{say\}from["']\.\/say\.js["']/)
    expect(folded).toContain('Good morning')
    expect(folded).toMatch(/export\{\w+ as t\}/)
    expect(folded).not.toMatch(/messages|Never said/)
  })

  it('leaves a property alone that somebody changes', async () => {
    const folded = await foldedCode(
      `const state = { count: 0 }
       export const next = () => (state.count += 1)
       export const now = () => state.count`,
    )
    const address = `data:text/javascript,${encodeURIComponent(folded)}`
    const { next, now } = (await import(address)) as Record<'next' | 'now', () => number>
    expect([now(), next(), next(), now()]).toEqual([0, 1, 2, 2])
  })
})
