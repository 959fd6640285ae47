import { afterEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ChipGroup } from '../actions/chip-group'
import { List, ListRow } from '../cards/list'
import { Disclosure } from '../cards/disclosure'

const focused = () => document.activeElement?.textContent
const stops = () =>
  screen.getAllByRole('button').flatMap((button) => (button.tabIndex === 0 ? [button.textContent] : []))

/** Rows with two controls each, a field before and after. */
const Rows = ({ names }: { names: readonly string[] }) => (
  <>
    <input aria-label="before" />
    <List label="Entries">
      {names.map((name) => (
        <ListRow
          key={name}
          title={name}
          trailing={
            <>
              <button type="button">{`edit ${name}`}</button>
              <button type="button">{`delete ${name}`}</button>
            </>
          }
        />
      ))}
    </List>
    <input aria-label="after" />
  </>
)

describe('one stop', () => {
  afterEach(cleanup)

  it('is passed with one Tab, and stays a list', async () => {
    render(<Rows names={['a', 'b', 'c']} />)
    await userEvent.tab()
    await userEvent.tab()
    expect(focused()).toBe('edit a')
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('after'))
    expect(screen.getByRole('list', { name: 'Entries' })).toBeTruthy()
    expect(screen.getByRole('toolbar', { name: 'Entries' }).ariaOrientation ?? 'vertical').toBe('vertical')
  })

  it('goes up and down from row to row, left and right from control to control', async () => {
    render(<Rows names={['a', 'b', 'c']} />)
    await userEvent.tab()
    await userEvent.tab()
    const way: [string, string][] = [
      ['{ArrowRight}', 'delete a'],
      ['{ArrowDown}', 'delete b'],
      ['{ArrowDown}', 'delete c'],
      ['{ArrowDown}', 'delete c'],
      ['{ArrowLeft}', 'edit c'],
      ['{ArrowUp}', 'edit b'],
      ['{ArrowLeft}', 'delete a'],
      ['{Home}', 'edit a'],
      ['{ArrowUp}', 'edit a'],
      ['{End}', 'delete c'],
      ['{ArrowRight}', 'delete c'],
    ]
    for (const [key, where] of way) {
      await userEvent.keyboard(key)
      expect([key, focused()]).toEqual([key, where])
    }
  })

  it('comes back to where the focus was', async () => {
    render(<Rows names={['a', 'b']} />)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('edit b')
  })

  it('leaves the stop to what takes the place of a removed row', async () => {
    const { rerender } = render(<Rows names={['a', 'b', 'c']} />)
    act(() => screen.getByText('delete b').focus())
    rerender(<Rows names={['a', 'c']} />)
    await waitFor(() => expect(stops()).toEqual(['delete c']))
    rerender(<Rows names={['a', 'c', 'd']} />)
    await waitFor(() => expect(stops()).toEqual(['delete c']))
  })

  it('leaves two controls to Tab, and three of them no more', async () => {
    const { rerender } = render(<Rows names={['a']} />)
    expect(stops()).toEqual(['edit a', 'delete a'])
    expect(screen.queryByRole('toolbar')).toBeNull()
    rerender(<Rows names={['a', 'b']} />)
    await waitFor(() => expect(stops()).toEqual(['edit a']))
    rerender(<Rows names={['a']} />)
    await waitFor(() => expect(stops()).toEqual(['edit a', 'delete a']))
  })

  it('stops at the chip that is pressed, and skips one that cannot be', async () => {
    const options = [4, 8, 12, 16].map((value) => ({ value, label: `${value} oz`, disabled: value === 12 }))
    render(<ChipGroup label="Amount" options={options} selected={8} onSelect={() => undefined} />)
    await userEvent.tab()
    expect(focused()).toBe('8 oz')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('16 oz')
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('8 oz')
    expect(screen.getByRole('toolbar', { name: 'Amount' })).toBeTruthy()
  })

  it('keeps its hands off what folds out', async () => {
    render(
      <List label="Facts">
        {['a', 'b', 'c'].map((name) => (
          <li key={name}>
            <Disclosure summary={name} defaultOpen>
              <button type="button">{`more ${name}`}</button>
            </Disclosure>
          </li>
        ))}
      </List>,
    )
    expect(stops()).toEqual(expect.arrayContaining(['more a', 'more b', 'more c']))
    act(() => screen.getByText('more a').focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('more a')
  })
})
