import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChartIcon } from '../icons'
import { FoldCard } from './fold-card'

const onToggle = jest.fn<(isOpen: boolean) => void>()
const card = (isOpen: boolean) => (
  <FoldCard title="Your day" detail="80 kcal" icon={ChartIcon} isOpen={isOpen} onToggle={onToggle}>
    <button>Inside</button>
  </FoldCard>
)
const head = () => screen.getByRole('heading', { name: 'Your day' })

describe(FoldCard.name, () => {
  afterEach(() => {
    cleanup()
    onToggle.mockClear()
  })

  it('is a named region that says in one line what matters while it is closed', () => {
    const { rerender } = render(card(false))
    expect(screen.getByRole('region', { name: 'Your day' }).textContent).toContain('80 kcal')
    expect(screen.getByRole('group').hasAttribute('open')).toBe(false)
    expect(screen.queryByText('Inside')).toBeNull()
    rerender(card(true))
    expect(screen.queryByText('80 kcal')).toBeNull()
    expect(screen.getByRole('button', { name: 'Inside' })).toBeTruthy()
  })

  it('tells what the person does, and nothing of what was set from outside', async () => {
    const { rerender } = render(card(false))
    await userEvent.click(head())
    await waitFor(() => expect(onToggle.mock.calls).toEqual([[true]]))
    rerender(card(true))
    rerender(card(false))
    await waitFor(() => expect(screen.getByRole('group').hasAttribute('open')).toBe(false))
    await new Promise((resolve) => setTimeout(resolve))
    expect(onToggle.mock.calls).toEqual([[true]])
  })
})
