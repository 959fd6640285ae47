/** @jest-environment ./libs/config/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { remembered } from './remembered'

describe(remembered.name, () => {
  beforeEach(() => localStorage.clear())

  it('begins with the first option and keeps a choice for the next visit', () => {
    const unit = remembered('fluidUnit', ['oz', 'ml'])
    expect(unit.get()).toBe('oz')
    unit.set('ml')
    expect(remembered('fluidUnit', ['oz', 'ml']).get()).toBe('ml')
  })

  it('ignores a stored word that is no option', () => {
    localStorage.setItem('gb.tracking.fluid-unit', 'barrels')
    expect(remembered('fluidUnit', ['oz', 'ml']).get()).toBe('oz')
  })

  it('tells its listeners, and works where the browser refuses storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const unit = remembered('fluidUnit', ['oz', 'ml'])
    const listener = jest.fn()
    unit.subscribe(listener)
    unit.set('ml')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(unit.get()).toBe('ml')
  })
})
