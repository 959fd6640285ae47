import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type PublicAnswer, publicAnswer } from '@gb/service-kit'
import { readDrawings } from '../seed/seed-files.js'
import { NoSuchPicture } from './errors.js'

const FRESH_SECONDS = 7 * 86_400

/** A drawing. Opened by itself it is a document of our origin, so it may run and load nothing. */
const svgAnswer = (svg: string): PublicAnswer =>
  publicAnswer({
    body: svg,
    contentType: 'image/svg+xml',
    freshSeconds: FRESH_SECONDS,
    staleSeconds: FRESH_SECONDS,
    headers: {
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })

/** The shipped drawings. They are few and small, so all are read at start; a name is looked up, never a path. */
@Injectable()
export class ContentImagesService implements OnModuleInit {
  private answers = new Map<string, PublicAnswer>()

  async onModuleInit(): Promise<void> {
    const drawings = await readDrawings()
    this.answers = new Map([...drawings].map(([name, svg]) => [name, svgAnswer(svg)]))
  }

  /** @throws AppError `not_found` */
  image(name: string): PublicAnswer {
    const answer = this.answers.get(name)
    if (!answer) throw new NoSuchPicture()
    return answer
  }
}
