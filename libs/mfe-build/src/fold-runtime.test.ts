import { describe, expect, it } from '@jest/globals'
import { foldRuntime } from './fold-runtime.ts'

const chunk = (name: string, code: string, imports: string[] = []) => ({
  type: 'chunk' as const,
  name,
  fileName: `assets/${name}-A.js`,
  code,
  imports,
})

const RUNTIME = 'assets/rolldown-runtime-A.js'
const runtime = () => chunk('rolldown-runtime', 'var a=1,b=()=>a;export{b as n,a as t};')

describe(foldRuntime.name, () => {
  it('lays the helpers into one file, and has everybody take them from there', () => {
    const react = chunk('react', 'import{t as e}from"./rolldown-runtime-A.js";var x=e;export{x as r};', [
      RUNTIME,
    ])
    const app = chunk(
      'app',
      'import{n as e,t}from"./rolldown-runtime-A.js";import{r as i}from"./react-A.js";i(e,t);',
      [RUNTIME, react.fileName],
    )
    const plain = chunk('plain', 'export const a=1;')
    const bundle = { [RUNTIME]: runtime(), 'assets/react-A.js': react, 'assets/app-A.js': app, plain }
    foldRuntime(bundle, 'react')
    expect(Object.keys(bundle)).toEqual(['assets/react-A.js', 'assets/app-A.js', 'plain'])
    expect(react).toMatchObject({
      code: 'const $helpers=(()=>{var a=1,b=()=>a;return{n:b,t:a}})();const{t:e}=$helpers;var x=e;export{x as r};export{$helpers};',
      imports: [],
    })
    expect(app).toMatchObject({
      code: 'import{$helpers}from"./react-A.js";const{n:e,t}=$helpers;import{r as i}from"./react-A.js";i(e,t);',
      imports: [react.fileName],
    })
    expect(plain.code).toBe('export const a=1;')
  })

  it('stops a build where they are not found, or would wait for another file', () => {
    expect(() => foldRuntime({ react: chunk('react', '') }, 'react')).toThrow('no helpers')
    const late = chunk('react', '', [RUNTIME, 'assets/app-A.js'])
    expect(() => foldRuntime({ runtime: runtime(), late }, 'react')).toThrow('waits for other files')
    const other = chunk('react', 'import*as e from"./rolldown-runtime-A.js";', [RUNTIME])
    expect(() => foldRuntime({ runtime: runtime(), other }, 'react')).toThrow('form not known')
  })
})
