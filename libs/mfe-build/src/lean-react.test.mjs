/** @jest-environment ./libs/config/jest/browser-environment.mjs */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { leanReact, leanReactPlugin } from './lean-react.ts'
import { inRoot } from './workspace.ts'

const fromShell = createRequire(inRoot('shell/package.json'))
const fromReactDom = createRequire(fromShell.resolve('react-dom'))
const productionOf = (name, file = name) =>
  join(dirname(fromReactDom.resolve(name)), `cjs/${file}.production.js`)
const SOURCE = readFileSync(productionOf('react-dom', 'react-dom-client'), 'utf8')

const folder = mkdtempSync(join(tmpdir(), 'gb-lean-react-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Has a file of React run on the production files, as the build of the shell has it; here the development ones would be taken. */
const written = (name, code) => {
  const file = join(folder, `${name}.cjs`)
  const files = { react: productionOf('react'), scheduler: productionOf('scheduler'), 'react-dom': DOM }
  const asks = /require\("([\w-]+)"\)/g
  writeFileSync(
    file,
    code.replaceAll(asks, (_, asked) => `require(${JSON.stringify(files[asked])})`),
  )
  return file
}
const DOM = join(folder, 'react-dom.cjs')
written('react-dom', readFileSync(productionOf('react-dom'), 'utf8'))

const React = fromShell(productionOf('react'))
const { flushSync } = fromShell(DOM)
const { createRoot, ...others } = fromShell(written('client', leanReact(SOURCE)))
const { createElement: h, useState } = React

let root
let place
beforeEach(() => {
  place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place, { onCaughtError: () => undefined })
})

const draw = (what) => flushSync(() => root.render(what))

/** Waits until the page is so. */
const changed = (isSo) =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => isSo() && resolve())
    watch.observe(place, { childList: true, subtree: true, characterData: true })
  })

describe(leanReact.name, () => {
  it('draws, changes and takes away as before', () => {
    const Counter = () => {
      const [count, setCount] = useState(0)
      return h('button', { onClick: () => setCount(count + 1) }, `${count} taps`)
    }
    draw(h('main', null, h(Counter), 'text'))
    flushSync(() => place.querySelector('button').click())
    expect(place.innerHTML).toBe('<main><button>1 taps</button>text</main>')
    draw(h('main', null, h(Counter)))
    expect(place.innerHTML).toBe('<main><button>1 taps</button></main>')
    flushSync(() => root.unmount())
    expect(place.innerHTML).toBe('')
  })

  it('waits for what is late, and shows what failed in its boundary', async () => {
    class Boundary extends React.Component {
      state = { text: '' }
      static getDerivedStateFromError = ({ message }) => ({ text: message })
      render = () => this.state.text || this.props.children
    }
    const late = Promise.resolve('here')
    const Late = () => React.use(late)
    const Fails = () => {
      throw new Error('failed')
    }
    const waits = h(React.Suspense, { fallback: 'waiting' }, h(Late))
    draw(h('p', null, waits, ' and ', h(Boundary, null, h(Fails))))
    expect(place.textContent).toBe('waiting and failed')
    await changed(() => place.textContent === 'here and failed')
  })

  it('draws the children of a ViewTransition at once, and keeps them when it is drawn again', () => {
    const Field = () => h('input', { defaultValue: 'own' })
    const screen = (title) => h('main', null, h(React.ViewTransition, { name: 'screen' }, title, h(Field)))
    draw(screen('Weight'))
    const field = place.querySelector('input')
    field.value = 'typed'
    React.startTransition(() => root.render(screen('Mood')))
    draw(screen('Mood'))
    expect(place.textContent).toBe('Mood')
    expect(place.querySelector('input')).toBe(field)
    expect(field.value).toBe('typed')
    draw(null)
    expect(place.innerHTML).toBe('')
  })

  it('has no way to hydrate', () => {
    expect(others).not.toHaveProperty('hydrateRoot')
  })

  it('stops at another React DOM than the one it was written for', () => {
    const without = (text) => () => leanReact(SOURCE.replaceAll(text, `${text}New`))
    expect(without('popHydrationState')).toThrow('React DOM has no popHydrationState')
    expect(without('exports.hydrateRoot')).toThrow('React DOM lays 3 members, not 4')
    expect(without('REACT_VIEW_TRANSITION_TYPE')).toThrow('in a form that is not known')
  })
})

describe(leanReactPlugin.name, () => {
  it('stops a build that did not come by React DOM', () => {
    expect(() => leanReactPlugin().generateBundle()).toThrow('React DOM is not where it was')
  })
})
