import { ApiError } from '@gb/api-client'
import { Speaking } from '@gb/entries'
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { billingCatalogs, useRefusalOf } from './billing-speech'
import { ByBilling } from './by-billing'

beforeAll(() => Promise.all(billingCatalogs.map((each) => each.load('es'))))
afterEach(cleanup)

const shown = (text: string, language: 'en' | 'es' = 'es') => {
  const { container } = render(
    <Speaking language={language}>
      <ByBilling text={text} />
    </Speaking>,
  )
  return container.innerHTML
}

describe(ByBilling.name, () => {
  it('says the shipped packages in the language that is spoken', () => {
    expect(shown('Monthly')).toBe('<span>Mensual</span>')
    expect(shown('Save 16%')).toBe('<span>Ahorre 16%</span>')
    expect(shown('Monthly', 'en')).toBe('<span>Monthly</span>')
  })

  it('leaves what an operator has named in English, and says that it is', () => {
    expect(shown('Spring offer')).toBe('<span lang="en">Spring offer</span>')
    expect(shown('Spring offer', 'en')).toBe('<span>Spring offer</span>')
  })
})

describe(useRefusalOf.name, () => {
  const Refusal = ({ error }: { error: Error }) => <p>{useRefusalOf()(error) ?? 'nothing'}</p>
  const told = (error: Error, language: 'en' | 'es' = 'es') =>
    render(
      <Speaking language={language}>
        <Refusal error={error} />
      </Speaking>,
    ).container.textContent
  const refused = (message: string) =>
    new ApiError({
      status: 409,
      code: 'conflict',
      message,
      requestId: null,
      fields: [],
      retryAfterSeconds: null,
      extra: {},
    })

  it('says what the server said, and in general what no language has', () => {
    expect(told(refused('This payment is already finished or too old. Please start again.'))).toBe(
      'Este pago ya terminó o es muy viejo. Empiece otra vez.',
    )
    expect(told(refused('A newer server says this.'))).toBe('Ahora no se pudo. Inténtelo otra vez más tarde.')
    expect(told(refused('A newer server says this.'), 'en')).toBe('A newer server says this.')
  })

  it('says nothing of what no server answered', () => {
    expect(told(new Error('offline'))).toBe('nothing')
  })
})
