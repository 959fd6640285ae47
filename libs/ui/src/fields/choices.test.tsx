import { useState } from 'react'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckboxField } from './checkbox-field'
import { SegmentedControl } from './radio-group'

afterEach(cleanup)

const OPTIONS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '6 months' },
] as const

function Period() {
  const [period, setPeriod] = useState<'30' | '90' | '180'>('30')
  return <SegmentedControl label="Period" options={OPTIONS} value={period} onValueChange={setPeriod} />
}

describe(SegmentedControl.name, () => {
  it('is a named group of native radio buttons under one name, so that the arrow keys work', () => {
    render(<Period />)
    expect(screen.getByRole('radiogroup', { name: 'Period' })).not.toBeNull()
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map((radio) => radio.type)).toEqual(['radio', 'radio', 'radio'])
    expect(new Set(radios.map((radio) => radio.name)).size).toBe(1)
  })

  it('answers the chosen value', async () => {
    render(<Period />)
    await userEvent.click(screen.getByText('90 days'))
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('90')
  })

  it('is one stop for the Tab key', async () => {
    render(
      <>
        <Period />
        <button type="button">After</button>
      </>,
    )
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
  })
})

describe(CheckboxField.name, () => {
  it('answers whether it is ticked, by pointer and by Space', async () => {
    const onCheckedChange = jest.fn()
    render(<CheckboxField label="I accept the terms" onCheckedChange={onCheckedChange} />)
    await userEvent.click(screen.getByText('I accept the terms'))
    await userEvent.keyboard(' ')
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]])
  })

  it('is a switch when it looks like one', () => {
    render(<CheckboxField label="Dark" look="switch" defaultChecked />)
    expect(screen.getByRole('switch', { name: 'Dark', checked: true })).not.toBeNull()
  })
})
