import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { listPackages, ROOT } from '../../workspace/workspace.mjs'
import { buildParts } from './build-parts.mjs'

const remotes = listPackages().filter(({ role }) => role === 'mfe')
const inputsOf = (name) => buildParts().rest.find((part) => part.name === name).inputs

describe(buildParts.name, () => {
  it('builds no shell anew because a remote changed, and no other remote', () => {
    expect(remotes.length).toBeGreaterThan(1)
    for (const { dir } of remotes) {
      const others = ['shell', ...remotes.map(({ path }) => path)].filter((path) => join(ROOT, path) !== dir)
      for (const other of others) expect(inputsOf(other)).not.toContain(dir)
    }
  })

  it('builds each of them anew when what they share changes', () => {
    for (const name of ['shell', ...remotes.map(({ path }) => path)])
      expect(inputsOf(name)).toEqual(
        expect.arrayContaining([join(ROOT, 'libs/ui'), join(ROOT, 'libs/domain')]),
      )
  })
})
