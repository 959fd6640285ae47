import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { givePhotos } from '../testing/photos'
import { renderPreview } from '../testing/render-scan'
import { ANALYSIS, answer, ENTRY, ScanServer } from '../testing/scan-server'
import { resultCatalog } from './messages/generated/result'
import { SampleStep } from './sample-step'

const words = resultCatalog.in('en')

beforeEach(givePhotos)
afterEach(cleanup)

async function renderSample() {
  const free = { entry_id: null, scans_used: 0, scans_remaining: 3 }
  const server = new ScanServer().next(() => Response.json(answer({ ...ANALYSIS, source: 'sample' }, free)))
  server.routes['POST /api/food-entry'] = () => ENTRY
  const scan = await renderPreview(server)
  await scan.user.click(screen.getByRole('radio', { name: 'Lunch' }))
  await scan.user.click(scan.analyze)
  await screen.findByText(words.sample)
  const logged = () => server.calls.filter(({ route }) => route === 'POST /api/food-entry')
  return { ...scan, logged }
}

describe(SampleStep.name, () => {
  it('says that it is a sample, that nothing was logged, and that all scans are left', async () => {
    const { container, calls, user, logged } = await renderSample()
    expect(container.textContent).toContain(words.sampleFree)
    expect(container.textContent).toContain('3 of 3 free scans left')
    expect(container.textContent).not.toContain(words.logged({ meal: 'lunch' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(calls.navigate).toEqual(['home'])
    expect(logged()).toEqual([])
  })

  it('logs the foods as entered by hand only when the person says that they ate them', async () => {
    const { user, calls, logged } = await renderSample()
    await user.click(screen.getByRole('button', { name: words.sampleAdd }))
    await waitFor(() => expect(logged()).toHaveLength(1))
    expect(logged()[0]?.body).toMatchObject({
      meal_type: 'lunch',
      items: [
        { food_id: 'chicken-breast', grams: 85 },
        { name: 'Cooked broccoli', grams: 60, calories: 21 },
      ],
    })
    expect(calls.navigate).toEqual(['home'])
    expect(calls.notify.map(({ text }) => text)).toEqual([words.logged({ meal: 'lunch' })])
  })
})
