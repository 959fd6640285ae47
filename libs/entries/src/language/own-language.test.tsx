import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { kept } from '@gb/device'
import { ConfirmDialog, ErrorState, WhenField } from '@gb/ui'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { catalog } from '../catalog/catalog'
import { uiCatalog } from '../catalog/ui-catalog'
import { entryCatalog } from '../messages/generated/entry'
import { refusalInWords } from '../words/refusal-in-words'
import { stateInWords } from '../words/entry-words'
import { OwnLanguage } from './own-language'
import { useMessages } from './speaking'

const ENGLISH = { hello: 'Hello' }
const noop = () => {}

const show = (
  isTried: boolean,
  words = catalog(ENGLISH, { es: () => Promise.resolve({ messages: { hello: 'Hola' } }) }),
) => {
  const catalogs = [words]
  const Said = () => (
    <>
      <p>{useMessages(words).hello}</p>
      <ErrorState title="x" onRetry={noop} />
      <WhenField value={null} onValueChange={noop} thisMinute={String} min="" max="" />
      <ConfirmDialog open title="x" confirmLabel="x" onConfirm={noop} onCancel={noop} />
    </>
  )
  render(
    <OwnLanguage isTried={isTried} catalogs={catalogs}>
      <Said />
    </OwnLanguage>,
  )
  return () => screen.getByText(/^(?:Hello|Hola)$/).parentElement?.lang
}
const buttons = () => screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)

beforeEach(() => kept.keep('language', 'es'))
afterEach(() => {
  cleanup()
  kept.keep('language', null)
})

describe(OwnLanguage.name, () => {
  it('says what components of the design system say by themselves, too', async () => {
    const lang = show(true)
    await waitFor(() => expect(lang()).toBe('es'))
    expect(screen.getByText('Hola')).toBeTruthy()
    expect(buttons()).toEqual(['Reintentar', 'Ahora', 'Cancelar', 'x'])
    act(() => kept.keep('language', 'en'))
    expect([lang(), ...buttons()]).toEqual(['en', 'Retry', 'Now', 'Cancel', 'x'])
  })

  it('is in English wholly as long as one part of it is missing', async () => {
    let arrive = noop
    const late = catalog(ENGLISH, {
      es: () => new Promise((resolve) => (arrive = () => resolve({ messages: { hello: 'Hola' } }))),
    })
    const lang = show(true, late)
    await Promise.all([uiCatalog.load('es'), entryCatalog.load('es')])
    expect([lang(), ...buttons()]).toEqual(['en', 'Retry', 'Now', 'Cancel', 'x'])
    await act(async () => arrive())
    expect([lang(), buttons()[0]]).toEqual(['es', 'Reintentar'])
  })

  it('is in English, and sends for nothing, where Spanish is not tried', async () => {
    let asked = 0
    const lang = show(
      false,
      catalog(ENGLISH, {
        es: () => {
          asked += 1
          return Promise.resolve({ messages: ENGLISH })
        },
      }),
    )
    await act(async () => {})
    expect([lang(), asked, buttons()[0]]).toEqual(['en', 0, 'Retry'])
  })
})

describe('what logs say in Spanish', () => {
  const REFUSAL = { reason: 'refused' as const, status: 400, message: 'Please check your entry.', fields: [] }
  beforeEach(() => entryCatalog.load('es'))

  it("is never the server's own sentence, which is English", () => {
    const fields = [{ field: 'mood_rating', message: 'Please choose 1 to 10.' }]
    expect(refusalInWords(REFUSAL, 'es')).toBe('Revise su registro.')
    expect(refusalInWords({ ...REFUSAL, fields }, 'es')).toBe('Revise su registro.')
    const ofTime = [{ field: 'recorded_at', message: 'recorded_at must be an ISO instant.' }]
    expect(refusalInWords({ ...REFUSAL, fields: ofTime }, 'es')).toBe(
      'La hora debe ser de los últimos 400 días.',
    )
    expect(refusalInWords({ ...REFUSAL, reason: 'gone' }, 'es')).toBe(
      'Este registro se borró en otro dispositivo.',
    )
  })

  it('says whether an entry is sent', () => {
    expect(stateInWords({ state: 'waiting', refusal: null }, 'es').text).toBe('Por enviar')
    expect(stateInWords({ state: 'attention', refusal: REFUSAL }, 'es').text).toBe(
      'No se guardó. Revise su registro.',
    )
  })

  it.each([
    [1, 'Está en su lista. Ahí puede editarlo o quitarlo.'],
    [3, 'Los 3 están en su lista. Ahí puede editarlos o quitarlos.'],
  ])('counts %d', (count, words) => expect(entryCatalog.in('es').kept({ count })).toBe(words))
})
