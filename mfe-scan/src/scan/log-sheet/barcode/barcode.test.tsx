import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { FAKE_USER_ID } from '@gb/test-kit'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { givePhotos, photoFile, refusePhotos } from '../../testing/photos'
import { renderScan } from '../../testing/render-scan'
import { ENTRY, FOOD, problem, ScanServer } from '../../testing/scan-server'
import { BarcodeSheet } from './barcode-sheet'
import { messages as sheet } from '../messages/generated/log-sheet.en'
import { messages } from './messages/generated/barcode.en'

const CODE = '3017620422003'
const FIND = 'GET /api/foods/barcode/*'
const LOG = 'POST /api/food-entry'
const NOTES = ['Figures are those of the label.', 'Fiber is not on the label.']
const SPREAD = {
  food: {
    ...FOOD,
    food_id: `ean-${CODE}`,
    name: 'Hazelnut spread',
    calories: 540,
    protein_g: 6,
    fiber_g: null,
    portions: [{ name: 'serving', grams: 15 }],
  },
  assumptions: NOTES,
}

/** A browser that reads these texts in every picture, of these kinds of bars. */
function giveDetector(texts: readonly string[], formats = ['ean_13', 'qr_code']) {
  class Detector {
    static getSupportedFormats = () => Promise.resolve(formats)
    detect = () => Promise.resolve(texts.map((rawValue) => ({ rawValue })))
  }
  Reflect.set(globalThis, 'BarcodeDetector', Detector)
}

let server = new ScanServer()
beforeEach(() => {
  givePhotos()
  server = new ScanServer()
  server.routes[FIND] = () => SPREAD
  server.routes[LOG] = () => ENTRY
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status: 404 })))
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

async function open() {
  const scan = renderScan(server)
  await scan.user.click(screen.getByRole('button', { name: 'Log without a photo' }))
  await scan.user.click(await screen.findByRole('button', { name: sheet.ways.barcode }))
  const digits = await screen.findByLabelText<HTMLInputElement>(messages.digits)
  const find = async (text: string) => {
    await scan.user.clear(digits)
    await scan.user.type(digits, text)
    await scan.user.click(screen.getByRole('button', { name: messages.find }))
  }
  const choose = (file = photoFile('bars.jpg')) =>
    scan.user.upload(screen.getByLabelText(messages.photo), file)
  return { ...scan, digits, find, choose }
}

describe(BarcodeSheet.name, () => {
  it('brings a product by its digits into the meal, with grams and what the label leaves out', async () => {
    const { user, find } = await open()
    await find('3 017620 422003')
    expect(await screen.findByRole('dialog', { name: 'Hazelnut spread' })).toBeTruthy()
    expect(screen.getByText(NOTES.join(' '))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.click(await screen.findByRole('button', { name: 'Log this meal' }))
    await waitFor(() => expect(server.sent(LOG)).toHaveLength(1))
    expect(server.sent(LOG)).toMatchObject([
      { user_id: FAKE_USER_ID, items: [{ food_id: `ean-${CODE}`, grams: 15 }] },
    ])
    expect(server.calls.find(({ route }) => route === FIND)?.path).toBe(`/api/foods/barcode/${CODE}`)
    expect(server.analyses).toEqual([])
  })

  it('holds typed digits to their check digit and asks nobody about wrong ones', async () => {
    const { find } = await open()
    await find('3017620422004')
    expect(await screen.findByText(messages.problems.digits)).toBeTruthy()
    expect(server.sent(FIND)).toEqual([])
  })

  it('reads the bars of a photo with the reader of the browser, and skips what is no product code', async () => {
    giveDetector(['https://example.com', CODE])
    const { choose } = await open()
    await choose()
    expect(await screen.findByRole('dialog', { name: 'Hazelnut spread' })).toBeTruthy()
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each<[string, () => void, string]>([
    ['without bars', () => giveDetector([]), messages.problems.nothing],
    ['that cannot be opened', refusePhotos, 'We could not open this photo.'],
    ['where no reader can be had', () => {}, messages.problems.reader],
    ['where the browser reads other bars', () => giveDetector([CODE], ['qr_code']), messages.problems.reader],
  ])('has a sentence for a photo %s, and the digits still work', async (_, prepare, sentence) => {
    prepare()
    const { choose, find } = await open()
    await choose()
    expect(await screen.findByText(sentence)).toBeTruthy()
    await find(CODE)
    expect(await screen.findByRole('dialog', { name: 'Hazelnut spread' })).toBeTruthy()
  })

  it('says so when the camera is refused', async () => {
    const refused = new DOMException('no', 'NotAllowedError')
    Reflect.set(navigator, 'mediaDevices', { getUserMedia: () => Promise.reject(refused) })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: messages.camera }))
    expect(await screen.findByText(messages.problems.camera)).toBeTruthy()
  })

  it.each<[string, () => Response, string]>([
    [
      'is unknown',
      () => problem(404, 'not_found', 'We do not know this product.'),
      'We do not know this product.',
    ],
    ['is asked for too often', () => problem(429, 'too_many_requests', 'Please wait.'), 'Please wait.'],
    ['has a list that fails', () => problem(502, 'provider_failed', 'No answer.'), 'No answer.'],
    ['has a list that is slow', () => problem(504, 'provider_timeout', 'Too long.'), 'Too long.'],
    ['meets a broken server', () => problem(500, 'internal', 'x7'), messages.problems.failed],
    [
      'meets no server at all',
      () => {
        throw new TypeError('network')
      },
      messages.problems.network,
    ],
  ])('shows what to do when a product %s, and keeps the digits', async (_, answer, sentence) => {
    server.routes[FIND] = answer
    const { user, digits, find } = await open()
    await find(CODE)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(digits.value).toBe(CODE)
    await user.click(screen.getByRole('button', { name: messages.own }))
    expect(await screen.findByRole('dialog', { name: 'Your own food' })).toBeTruthy()
  })
})
