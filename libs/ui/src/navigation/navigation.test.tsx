import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HomeIcon, ScanIcon } from '../icons'
import { NavRail } from './nav-rail'
import { TabBar } from './tab-bar'

afterEach(cleanup)

const ITEMS = [
  { id: 'home', label: 'Home', icon: HomeIcon },
  { id: 'scan', label: 'Scan', icon: ScanIcon },
] as const

describe(TabBar.name, () => {
  it('marks the current place and answers the chosen one', async () => {
    const onSelect = jest.fn()
    render(<TabBar label="Main" items={ITEMS} current="home" onSelect={onSelect} />)
    expect(screen.getByRole('button', { name: 'Home', current: 'page' })).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Scan' }).hasAttribute('aria-current')).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Scan' }))
    expect(onSelect.mock.calls).toEqual([['scan']])
  })
})

describe(NavRail.name, () => {
  it('names its groups', () => {
    render(
      <NavRail label="Main" groups={[{ label: 'Log', items: ITEMS }]} current="scan" onSelect={jest.fn()} />,
    )
    const log = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('list', { name: 'Log' })
    expect(within(log).getByRole('button', { current: 'page' }).textContent).toBe('Scan')
  })
})
