import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Question } from './question'

/** A form that asks when it is saved. `isSlow`: its button is off for a moment after the answer. */
function Form({ isSlow = false }: { isSlow?: boolean }) {
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const answer = () => {
    setAsked(false)
    setBusy(isSlow)
    setTimeout(() => setBusy(false), 30)
  }
  return (
    <form>
      <input aria-label="Weight" />
      {isAsked && (
        <Question
          title="Is 1800 lbs right?"
          action={
            <>
              <button type="button" onClick={answer}>
                Yes
              </button>
              <button type="button" data-answer="change" onClick={() => setAsked(false)}>
                Change it
              </button>
            </>
          }
        >
          It is far from your other weights.
        </Question>
      )}
      <button type="button" disabled={isBusy} onClick={() => setAsked(true)}>
        Add
      </button>
    </form>
  )
}

const raise = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  return screen.getByRole('group', { name: 'Is 1800 lbs right?' })
}
const focused = () => document.activeElement

describe(Question.name, () => {
  afterEach(cleanup)

  it('takes the focus, with its name and what it rests on', async () => {
    render(<Form />)
    const question = await raise()
    expect(focused()).toBe(question)
    const text = document.getElementById(question.getAttribute('aria-describedby') ?? '')
    expect(text?.textContent).toBe('It is far from your other weights.')
    await userEvent.tab()
    expect(focused()).toBe(screen.getByRole('button', { name: 'Yes' }))
  })

  it.each([false, true])('gives it back when it is answered, button off meanwhile: %s', async (isSlow) => {
    render(<Form isSlow={isSlow} />)
    await raise()
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Add' })))
  })

  it('leads to the field where the person wants to change it', async () => {
    render(<Form />)
    await raise()
    await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
    expect(focused()).toBe(screen.getByLabelText('Weight'))
  })

  it('leaves the focus where somebody has taken it meanwhile', async () => {
    render(<Form />)
    await raise()
    screen.getByLabelText('Weight').focus()
    await userEvent.keyboard('1')
    expect(focused()).toBe(screen.getByLabelText('Weight'))
  })
})
