import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givePhotos } from '../../testing/photos'
import { LiveCamera } from './live-camera'

function giveCamera() {
  const track = { stop: jest.fn(), addEventListener: () => {} }
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  Reflect.set(navigator, 'mediaDevices', { getUserMedia: () => Promise.resolve(stream) })
  Reflect.set(HTMLVideoElement.prototype, 'play', () => Promise.resolve())
  return track
}

beforeEach(givePhotos)
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

describe(LiveCamera.name, () => {
  it('hands over the picture on Capture', async () => {
    giveCamera()
    const onPhoto = jest.fn()
    render(<LiveCamera onPhoto={onPhoto} onCancel={() => {}} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Capture' }))
    await waitFor(() => expect(onPhoto).toHaveBeenCalledTimes(1))
    expect(onPhoto.mock.calls[0]?.[0]).toMatchObject({ type: 'image/jpeg' })
  })

  it('leads back on Cancel', async () => {
    giveCamera()
    const onCancel = jest.fn()
    render(<LiveCamera onPhoto={() => {}} onCancel={onCancel} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onCancel).toHaveBeenCalledTimes(1)
  })

  it('switches the camera off when it leaves the screen', async () => {
    const track = giveCamera()
    const { unmount } = render(<LiveCamera onPhoto={() => {}} onCancel={() => {}} />)
    await screen.findByRole('button', { name: 'Capture' })
    unmount()
    expect(track.stop).toHaveBeenCalledTimes(1)
  })

  it('says what to do when the camera is refused', async () => {
    const refused = new DOMException('no', 'NotAllowedError')
    Reflect.set(navigator, 'mediaDevices', { getUserMedia: () => Promise.reject(refused) })
    render(<LiveCamera onPhoto={() => {}} onCancel={() => {}} />)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Take Photo and Upload Image work without it.',
    )
  })
})
