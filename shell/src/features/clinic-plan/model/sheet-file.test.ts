import { describe, expect, it } from '@jest/globals'
import { IMAGE } from '@gb/domain'
import { openSheetFile } from './sheet-file'

const heic = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 1, 2])

describe(openSheetFile.name, () => {
  it('sends a PDF as it is, whatever its name and type say', async () => {
    expect(await openSheetFile(new File(['%PDF-1.7'], 'plan', { type: 'text/plain' }))).toEqual({
      base64: btoa('%PDF-1.7'),
    })
  })

  it.each([
    ['a text named .pdf', new File(['Dear patient'], 'plan.pdf', { type: 'application/pdf' }), 'wrong-kind'],
    ['a PDF over 3 MB', new File(['%PDF-', new Uint8Array(IMAGE.maxBytes)], 'a.pdf'), 'too-large'],
    ['a HEIC photo that the browser cannot read', new File([heic], 'IMG_1.HEIC'), 'heic'],
    ['a photo that is none', new File(['hello'], 'a.jpg', { type: 'image/jpeg' }), 'unreadable'],
    ['nothing', new File([], ''), 'unreadable'],
  ])('says why %s cannot be used', async (_, file, problem) => {
    expect(await openSheetFile(file)).toEqual({ problem })
  })
})
