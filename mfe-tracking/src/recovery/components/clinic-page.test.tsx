import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Speaking } from '@gb/entries'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPart } from '../../shared/testing/render-part'
import { recoveryCatalog } from '../messages/generated/recovery'
import { messages as english } from '../messages/generated/recovery.en'
import { messages as spanish } from '../messages/generated/recovery.es'
import { recoveryServer } from '../testing/recovery-server'
import { ClinicPage } from './clinic-page'

const FILE = 'GET /api/first-days-page/*'
const TODAY = '2026-11-20'
const { click } = HTMLAnchorElement.prototype

let saved: string[] = []
beforeAll(async () => {
  await recoveryCatalog.load('es')
  URL.createObjectURL = () => 'blob:test'
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = function save() {
    saved.push(this.download)
  }
})
beforeEach(() => {
  saved = []
})
afterAll(() => {
  HTMLAnchorElement.prototype.click = click
})

const drawIn = (language: 'en' | 'es') => {
  const pdf = () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } })
  const { sentTo } = renderPart(
    <Speaking language={language}>
      <ClinicPage userId="u1" today={TODAY} />
    </Speaking>,
    { ...recoveryServer(5).answers, [FILE]: pdf },
  )
  return () => sentTo(FILE).map(({ request }) => new URL(request.url).searchParams.get('lang'))
}

describe(ClinicPage.name, () => {
  it('is in the language of the screen, or in English for a clinic that reads no other', async () => {
    const asked = drawIn('es')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Español' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: spanish.page.button }))
    await waitFor(() => expect(saved).toHaveLength(1))
    fireEvent.click(screen.getByRole('radio', { name: 'English' }))
    fireEvent.click(screen.getByRole('button', { name: spanish.page.button }))
    await waitFor(() => expect(saved).toHaveLength(2))
    expect(asked()).toEqual(['es', 'en'])
    expect(saved).toEqual([
      `gastric-buddy-first-days-${TODAY}-es.pdf`,
      `gastric-buddy-first-days-${TODAY}.pdf`,
    ])
  })

  it('asks whoever reads English for no language', async () => {
    const asked = drawIn('en')
    expect(screen.queryByRole('radio')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: english.page.button }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(asked()).toEqual(['en'])
  })
})
