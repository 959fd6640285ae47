import { Injectable, type OnModuleInit } from '@nestjs/common'
import { AppError } from '@gb/service-kit'
import { type Page, svgPage } from '../page/page.js'
import { readDrawings } from '../seed/seed-files.js'
import { IMAGE_MESSAGES } from './messages.js'

const FRESH_SECONDS = 7 * 86_400

/** The shipped drawings. They are few and small, so all are read at start; a name is looked up, never a path. */
@Injectable()
export class ContentImagesService implements OnModuleInit {
  private pages = new Map<string, Page>()

  async onModuleInit(): Promise<void> {
    const drawings = await readDrawings()
    this.pages = new Map([...drawings].map(([name, svg]) => [name, svgPage(svg, FRESH_SECONDS)]))
  }

  /** @throws AppError `not_found` */
  image(name: string): Page {
    const page = this.pages.get(name)
    if (!page) throw new AppError('not_found', IMAGE_MESSAGES.notFound)
    return page
  }
}
