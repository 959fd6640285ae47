import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { RecordStore } from '@gb/device'
import { HostProvider } from '@gb/mfe-contract'
import { fakeHost, fakeNetwork } from '@gb/test-kit'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useProgressPhotos } from '../api/use-progress-photos'
import { messages } from '../testing/words'
import { MOST_PHOTOS } from '../model/progress-photos'
import { PhotosCard } from './photos-card'

const words = messages.photos
const PICTURE = 'data:image/jpeg;base64,AA=='
const photo = (day: string) => ({ id: day, day, picture: PICTURE })

/** A store in memory; `kept` is what lies in it. */
const aStore = (first: unknown = null) => {
  const box = { kept: first }
  const store: RecordStore = {
    read: () => Promise.resolve(box.kept),
    write: (_owner, value) => {
      box.kept = value
      return Promise.resolve()
    },
    keepOnly: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  }
  return { box, store }
}

const CardOn = ({ store }: { store: RecordStore }) => <PhotosCard progress={useProgressPhotos('u1', store)} />

const open = async (store: RecordStore) => {
  const { api, sent } = fakeNetwork({})
  render(
    <HostProvider host={fakeHost(api)}>
      <CardOn store={store} />
    </HostProvider>,
  )
  expect(screen.queryByText(words.add)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: words.open }))
  await waitFor(() => expect(screen.getByLabelText(words.add)).toHaveProperty('disabled', false))
  return sent
}
const take = () =>
  userEvent.upload(screen.getByLabelText(words.add), new File(['x'], 'me.jpg', { type: 'image/jpeg' }))

describe(PhotosCard.name, () => {
  beforeEach(() => {
    const bitmap = { width: 3000, height: 4000, close: () => undefined }
    Object.assign(globalThis, { createImageBitmap: jest.fn(() => Promise.resolve(bitmap)) })
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      configurable: true,
      value: () => ({ drawImage: () => undefined }),
    })
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(PICTURE)
  })
  afterEach(() => {
    cleanup()
    jest.restoreAllMocks()
    Reflect.deleteProperty(globalThis, 'createImageBitmap')
  })

  it('keeps a photo on the device and sends nothing anywhere', async () => {
    const { box, store } = aStore()
    const sent = await open(store)
    await take()
    expect(await screen.findByRole('list', { name: words.all })).toBeTruthy()
    expect(box.kept).toMatchObject([{ picture: PICTURE }])
    expect(sent).toEqual([])
  })

  it('lays the first beside the last, and takes one away after a question', async () => {
    const { box, store } = aStore([photo('2026-09-01'), photo('2026-10-01')])
    await open(store)
    expect(await screen.findByText(/^First: /)).toBeTruthy()
    expect(screen.getByText(/^Latest: /)).toBeTruthy()
    const list = await screen.findByRole('list', { name: words.all })
    const [latest] = [...list.querySelectorAll('button')]
    if (latest === undefined) throw new Error('there is no photo')
    await userEvent.click(latest)
    await userEvent.click(screen.getByRole('button', { name: words.discard }))
    await waitFor(() => expect(box.kept).toMatchObject([{ day: '2026-09-01' }]))
  })

  it('says why a photo is not kept: no room, no picture, no storage', async () => {
    const full = Array.from({ length: MOST_PHOTOS }, (_, n) => ({ ...photo('2026-09-01'), id: String(n) }))
    await open(aStore(full).store)
    await take()
    expect(await screen.findByText(words.faults.full)).toBeTruthy()
    cleanup()
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) })
    await open(aStore().store)
    await take()
    expect(await screen.findByText(words.faults.unreadable)).toBeTruthy()
    cleanup()
    await open({ ...aStore().store, read: () => Promise.reject(new Error('private window')) })
    expect(await screen.findByText(words.faults.unkept)).toBeTruthy()
  })
})
