import { describe, expect, it } from '@jest/globals'
import { ContentImagesService } from './content-images.service.js'

describe(ContentImagesService.name, () => {
  it('answers a drawing by its name', async () => {
    const images = new ContentImagesService()
    await images.onModuleInit()
    expect(images.image('exercise-days-0-13.svg')).toMatchObject({ contentType: 'image/svg+xml' })
  })

  it('puts a drawing that is opened by itself into a sandbox', async () => {
    const images = new ContentImagesService()
    await images.onModuleInit()
    expect(images.image('exercise-days-0-13.svg').headers).toEqual({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    })
  })

  it.each(['../health-tips.json', '..%2fhealth-tips.json', 'nothing.svg', '__proto__'])(
    'knows no %s',
    async (name) => {
      const images = new ContentImagesService()
      await images.onModuleInit()
      expect(() => images.image(name)).toThrow('There is no such picture.')
    },
  )
})
