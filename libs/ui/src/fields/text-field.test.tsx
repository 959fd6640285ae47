import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SelectField } from './select-field'
import { TextField } from './text-field'

afterEach(cleanup)

const textOf = (id: string | null) =>
  (id ?? '').split(' ').map((one) => document.getElementById(one)?.textContent)

describe(TextField.name, () => {
  it('ties label, hint and error to the control', () => {
    render(
      <TextField label="Email" hint="For your code only" error="Please enter an email address." required />,
    )
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(textOf(input.getAttribute('aria-describedby'))).toEqual([
      'For your code only',
      'Please enter an email address.',
    ])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.hasAttribute('required')).toBe(true)
  })

  it('announces an error that appears, in a region that was there before', () => {
    const { rerender } = render(<TextField label="Email" id="email" />)
    const region = document.getElementById('email-error')
    expect(region?.getAttribute('aria-live')).toBe('polite')
    expect(region?.textContent).toBe('')
    rerender(<TextField label="Email" id="email" error="Please enter an email address." />)
    expect(document.getElementById('email-error')).toBe(region)
    expect(region?.textContent).toBe('Please enter an email address.')
  })

  it('has no error to describe while there is none', () => {
    render(<TextField label="Email" />)
    const input = screen.getByRole('textbox', { name: 'Email' })
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })

  it('gives its text, its event and its element to a form', async () => {
    const onValueChange = jest.fn()
    const onChange = jest.fn()
    const ref = { current: null as HTMLInputElement | null }
    render(<TextField label="Name" name="name" ref={ref} onChange={onChange} onValueChange={onValueChange} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Al')
    expect(onValueChange.mock.calls).toEqual([['A'], ['Al']])
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(ref.current?.name).toBe('name')
  })
})

describe(SelectField.name, () => {
  it('answers one of its values and cannot go back to nothing', async () => {
    const onValueChange = jest.fn()
    const options = [
      { value: 'water', label: 'Water' },
      { value: 'tea', label: 'Tea' },
    ] as const
    render(
      <SelectField label="Drink" placeholder="Choose one" defaultValue="" {...{ options, onValueChange }} />,
    )
    expect(screen.getByRole('option', { name: 'Choose one' }).hasAttribute('disabled')).toBe(true)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Drink' }), 'Tea')
    expect(onValueChange.mock.calls).toEqual([['tea']])
  })
})
