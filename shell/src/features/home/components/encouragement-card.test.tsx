import { Speaking } from '@gb/entries'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { json, renderFeature } from '../../testing/render-feature'
import { restCatalog } from '../messages/generated/rest'
import { messages as spanish } from '../messages/generated/rest.es'
import { EncouragementCard } from './encouragement-card'

const draw = (language: 'en' | 'es', message: string) =>
  renderFeature(
    <Speaking language="es">
      <EncouragementCard />
    </Speaking>,
    {
      answers: {
        'GET /api/daily-encouragement': () =>
          json({
            date: '2026-11-20',
            daily_message: { message, author: 'A friend' },
            creator_note: 'Rest.',
            language,
          }),
      },
    },
  )

beforeAll(() => restCatalog.load('es'))

describe(EncouragementCard.name, () => {
  it('says the words of the day in the language of the screen, and who said them', async () => {
    const { sent } = draw('es', 'Los pasos pequeños cuentan.')
    expect(await screen.findByText('Los pasos pequeños cuentan.')).toBeTruthy()
    expect(screen.getByText('— A friend')).toBeTruthy()
    expect(sent.map(({ request }) => new URL(request.url).searchParams.get('lang'))).toEqual(['es'])
  })

  it('has words of our own where the server has them in English alone', async () => {
    draw('en', 'Small steps count.')
    expect(await screen.findByText(spanish.encouragement.fallback)).toBeTruthy()
    expect(screen.queryByText('Small steps count.')).toBeNull()
    expect(screen.queryByText('— A friend')).toBeNull()
  })
})
