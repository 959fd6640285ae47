import { useState } from 'react'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NumberField } from './number-field'
import { stepped } from './stepped'

afterEach(cleanup)

const OUNCES = { step: 1, min: 1, max: 32, decreaseLabel: 'Less', increaseLabel: 'More' }

function Amount({ start }: { start: string }) {
  const [text, setText] = useState(start)
  return <NumberField label="Amount" unit="oz" value={text} onValueChange={setText} stepper={OUNCES} />
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })

describe(NumberField.name, () => {
  it('keeps what is typed as it is typed', async () => {
    const onValueChange = jest.fn()
    render(<NumberField label="Weight" unit="lbs" onValueChange={onValueChange} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Weight' }), '18,0.')
    expect(onValueChange.mock.calls.at(-1)).toEqual(['18,0.'])
  })

  it('asks for the number keypad without a native spinner', () => {
    render(
      <>
        <NumberField label="Weight" />
        <NumberField label="Age" whole />
      </>,
    )
    const weight = screen.getByRole('textbox', { name: 'Weight' })
    expect([weight.getAttribute('type'), weight.getAttribute('inputmode')]).toEqual(['text', 'decimal'])
    expect(screen.getByRole('textbox', { name: 'Age' }).getAttribute('inputmode')).toBe('numeric')
  })

  it('steps by its buttons and by the arrow keys, inside the limits', async () => {
    render(<Amount start="31" />)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(amount().value).toBe('32')
    await userEvent.click(amount())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(amount().value).toBe('30')
  })
})

describe(stepped.name, () => {
  const tenth = { step: 0.1, min: 80, max: 600 }

  it.each([
    ['180.2', 1, '180.3'],
    ['180,2', 1, '180.3'],
    ['180.04', -1, '179.94'],
    ['80', -1, '80'],
    ['600', 1, '600'],
    ['1000', -1, '600'],
    ['', 1, '80'],
    ['abc', -1, '80'],
  ] as const)('takes "%s" by %d to %s', (text, direction, expected) => {
    expect(stepped(text, direction, tenth)).toBe(expected)
  })
})
