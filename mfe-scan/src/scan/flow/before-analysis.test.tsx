import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { mealOfHour } from '../shared/meal-log/meal-of-hour'
import { ScanTab } from './scan-tab'
import { givePhotos, photoFile, refusePhotos } from '../testing/photos'
import { renderPreview, renderScan } from '../testing/render-scan'
import { ScanServer, STATUS } from '../testing/scan-server'

beforeEach(givePhotos)
afterEach(cleanup)

describe(`${ScanTab.name}, before the analysis`, () => {
  it('asks a visitor for a profile and leads there', async () => {
    const { calls, user } = renderScan(new ScanServer(), { session: { userId: null } })
    expect(screen.queryByLabelText('Take Photo')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Create Your Profile' }))
    expect(calls.navigate).toEqual(['profile'])
  })

  it('says how many free scans are left', async () => {
    renderScan(new ScanServer())
    expect(await screen.findByText('2 of 3 free scans left')).toBeTruthy()
  })

  it('shows the premium badge in place of the counter', async () => {
    const server = new ScanServer()
    server.status = { ...STATUS, scans_remaining: null, is_premium: true }
    renderScan(server)
    expect(await screen.findByText('Premium · Unlimited scans')).toBeTruthy()
  })

  it('offers the upgrade when no scan is left', async () => {
    const server = new ScanServer()
    server.status = { ...STATUS, scans_used: 3, scans_remaining: 0 }
    const { calls, user } = renderScan(server)
    await user.click(await screen.findByRole('button', { name: 'Upgrade' }))
    expect(screen.getByText('No free scans left')).toBeTruthy()
    const message = 'You have used all 3 of your free scans. Upgrade to Premium for unlimited scans.'
    expect(screen.getByText(message)).toBeTruthy()
    expect(calls.openUpgrade).toEqual([{ kind: 'scan-limit', message, scansUsed: 3, totalLimit: 3 }])
  })

  it('speaks of one scan where there was one', async () => {
    const server = new ScanServer()
    server.status = { ...STATUS, scans_used: 1, total_limit: 1, scans_remaining: 0 }
    renderScan(server)
    expect(
      await screen.findByText('You have used your free scan. Upgrade to Premium for unlimited scans.'),
    ).toBeTruthy()
  })

  it('opens the camera of a phone for Take Photo and any image file for Upload Image', () => {
    renderScan(new ScanServer())
    const take = screen.getByLabelText('Take Photo')
    const upload = screen.getByLabelText('Upload Image')
    expect([take.getAttribute('accept'), take.getAttribute('capture')]).toEqual(['image/*', 'environment'])
    expect([upload.getAttribute('accept'), upload.getAttribute('capture')]).toEqual(['image/*', null])
  })

  it('refuses a file that is no image in a sentence', async () => {
    const { user } = renderScan(new ScanServer())
    await user.upload(screen.getByLabelText('Upload Image'), photoFile('notes.txt', 'text/plain'))
    expect((await screen.findByRole('alert')).textContent).toContain('This file is not a photo.')
    expect(screen.queryByRole('button', { name: 'Analyze' })).toBeNull()
  })

  it('says so when a photo cannot be read', async () => {
    refusePhotos()
    const { user } = renderScan(new ScanServer())
    await user.upload(screen.getByLabelText('Upload Image'), photoFile('broken.jpg'))
    expect((await screen.findByRole('alert')).textContent).toContain('We could not open this photo.')
  })

  it('shows the photo with four meal types, of which the hour has chosen one', async () => {
    await renderPreview(new ScanServer())
    const photo = screen.getByRole('img', { name: 'The photo of your meal' })
    expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['1024', '768'])
    const meals = screen.getAllByRole<HTMLInputElement>('radio')
    expect(meals.map((meal) => meal.value)).toEqual(['breakfast', 'lunch', 'dinner', 'snack'])
    expect(meals.find((meal) => meal.checked)?.value).toBe(mealOfHour(new Date().getHours()))
  })

  it('clears the preview on Retake and gives its memory back', async () => {
    const revoke = jest.spyOn(URL, 'revokeObjectURL')
    const { user } = await renderPreview(new ScanServer())
    await user.click(screen.getByRole('button', { name: 'Retake' }))
    expect(screen.getByLabelText('Take Photo')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
    expect(revoke).toHaveBeenCalledTimes(1)
  })

  it('takes a photo that is dropped anywhere', async () => {
    renderScan(new ScanServer())
    fireEvent.drop(document, { dataTransfer: { types: ['Files'], files: [photoFile()] } })
    expect(await screen.findByRole('button', { name: 'Analyze' })).toBeTruthy()
  })

  it('takes a photo that is pasted', async () => {
    renderScan(new ScanServer())
    fireEvent.paste(document, { clipboardData: { files: [photoFile()] } })
    expect(await screen.findByRole('button', { name: 'Analyze' })).toBeTruthy()
  })

  it('leaves a photo alone that is dropped or pasted while a meal is being typed', async () => {
    const { user } = renderScan(new ScanServer())
    await user.click(await screen.findByRole('button', { name: 'Log without a photo' }))
    const sheet = await screen.findByRole('dialog')
    const dropped = fireEvent.drop(document, { dataTransfer: { types: ['Files'], files: [photoFile()] } })
    // False: the browser must not open the file in place of the app either.
    expect(dropped).toBe(false)
    fireEvent.paste(document, { clipboardData: { files: [photoFile()] } })
    fireEvent.paste(sheet, { clipboardData: { files: [photoFile()] } })
    expect(screen.queryByText('Getting your photo ready...')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Analyze' })).toBeNull()
    expect(screen.getByRole('dialog')).toBe(sheet)
  })

  it('leaves a paste into a field to the field', async () => {
    renderScan(new ScanServer())
    await screen.findByText('2 of 3 free scans left')
    const field = document.body.appendChild(document.createElement('input'))
    fireEvent.paste(field, { clipboardData: { files: [photoFile()] } })
    field.remove()
    expect(screen.queryByText('Getting your photo ready...')).toBeNull()
  })

  it('explains how to go on when there is no live camera, and goes back', async () => {
    const { user } = renderScan(new ScanServer())
    await user.click(screen.getByRole('button', { name: 'Use live camera' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The live camera is not available.')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Upload Image')).toBeTruthy()
  })
})
