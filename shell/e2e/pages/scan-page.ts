import type { Locator, Page } from '@playwright/test'

/** The Scan tab. */
export class ScanPage {
  constructor(private readonly page: Page) {}

  /** Hands a photo to Upload Image as the file dialog would. */
  async upload(photo: Buffer, name = 'plate.jpg', mimeType = 'image/jpeg'): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.getByRole('button', { name: 'Upload Image' }).click(),
    ])
    await chooser.setFiles({ name, mimeType, buffer: photo })
  }

  get preview(): Locator {
    return this.page.getByRole('img', { name: 'The photo of your meal' })
  }

  /** Width and height of the picture that is shown and will be sent. */
  previewSize(): Promise<{ width: number; height: number }> {
    return this.preview.evaluate((image: HTMLImageElement) => ({
      width: image.naturalWidth,
      height: image.naturalHeight,
    }))
  }

  /** Red, green and blue of one pixel of that picture. */
  previewColor(x: number, y: number): Promise<number[]> {
    return this.preview.evaluate(
      (image: HTMLImageElement, [left, top]) => {
        const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')
        context?.drawImage(image, 0, 0)
        return [...(context?.getImageData(left ?? 0, top ?? 0, 1, 1).data ?? [])].slice(0, 3)
      },
      [x, y],
    )
  }

  meal(name: 'Breakfast' | 'Lunch' | 'Dinner' | 'Snack'): Locator {
    return this.page.getByRole('radio', { name })
  }

  analyze(): Promise<void> {
    return this.page.getByRole('button', { name: 'Analyze', exact: true }).click()
  }

  button(name: 'Done' | 'Scan Another' | 'Retake'): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }
}
