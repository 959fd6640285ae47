import { Speaking } from '@gb/entries'
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { json } from '@gb/test-kit'
import { cleanup, screen } from '@testing-library/react'
import { renderPart } from '../../shared/testing/render-part'
import { moodCatalog } from '../messages/generated/mood'
import { EncouragementCard } from './encouragement-card'

const draw = (language: 'en' | 'es', message: string, note: string) =>
  renderPart(
    <Speaking language="es">
      <EncouragementCard />
    </Speaking>,
    {
      'GET /api/daily-encouragement': (request) => {
        expect(new URL(request.url).searchParams.get('lang')).toBe('es')
        const author = 'Gastric Buddy'
        return json({
          date: '2026-11-20',
          daily_message: { message, author },
          creator_note: note,
          language,
        })
      },
    },
  )

beforeAll(() => moodCatalog.load('es'))
afterEach(cleanup)

describe(EncouragementCard.name, () => {
  it('says the words of the day in the language of the screen', async () => {
    draw('es', 'Los pasos pequeños cuentan.', 'Escriba un logro.')
    for (const words of ['Los pasos pequeños cuentan.', 'Escriba un logro.'])
      expect((await screen.findByText(words)).closest('[lang]')).toBeNull()
  })

  it('marks them as English where not all of them are translated', async () => {
    draw('en', 'Small steps count.', 'Write down one win.')
    for (const words of ['Small steps count.', 'Write down one win.'])
      expect((await screen.findByText(words)).closest('[lang]')?.getAttribute('lang')).toBe('en')
  })
})
