import { useState } from 'react'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DateField } from './date-field'
import { dateOf } from './typed-date'

afterEach(cleanup)

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

function Surgery({ start, onReport }: { start: string; onReport?: (date: string | null) => void }) {
  const [date, setDate] = useState<string | null>(start)
  return (
    <>
      <DateField
        label="Surgery date"
        value={date}
        onValueChange={(next) => {
          setDate(next)
          onReport?.(next)
        }}
      />
      <button type="button" onClick={() => setDate('2025-12-01')}>
        Load
      </button>
    </>
  )
}

describe(DateField.name, () => {
  it('reports a date only once it is a real day', async () => {
    const onReport = jest.fn()
    render(<Surgery start="" onReport={onReport} />)
    await userEvent.type(box('Month'), '3')
    await userEvent.type(box('Day'), '14')
    await userEvent.type(box('Year'), '2026')
    expect(onReport.mock.calls.at(-2)).toEqual([null])
    expect(onReport.mock.calls.at(-1)).toEqual(['2026-03-14'])
    expect(box('Month').value).toBe('3')
  })

  it('reports an empty text when it is emptied', async () => {
    const onReport = jest.fn()
    render(<Surgery start="2026-03-14" onReport={onReport} />)
    for (const name of ['Month', 'Day', 'Year']) await userEvent.clear(box(name))
    expect(onReport.mock.calls.at(-1)).toEqual([''])
  })

  it('takes a value that comes from outside', async () => {
    render(<Surgery start="" />)
    await userEvent.type(box('Month'), '7')
    await userEvent.click(screen.getByRole('button', { name: 'Load' }))
    expect(['Month', 'Day', 'Year'].map((name) => box(name).value)).toEqual(['12', '01', '2025'])
  })

  it('names the group by its label', () => {
    render(<Surgery start="" />)
    expect(screen.getByRole('group', { name: 'Surgery date' })).not.toBeNull()
  })
})

describe(dateOf.name, () => {
  it.each([
    ['', '', '', ''],
    ['2', '29', '2024', '2024-02-29'],
    ['2', '29', '2025', null],
    ['13', '1', '2025', null],
    ['12', '', '2025', null],
    ['1', '1', '25', null],
  ])('reads %s/%s/%s as %s', (month, day, year, expected) => {
    expect(dateOf({ month, day, year })).toBe(expected)
  })
})
