import { Injectable } from '@nestjs/common'
import { type Language, LANGUAGES, localDay } from '@gb/domain'
import { type PublicAnswer, publicJson, type Held } from '@gb/service-kit'
import { encouragementOf, FRESH_SECONDS, freshSecondsOfToday } from './daily-encouragement.js'
import { type PublicSlug, SPOKEN_PAGES, type SpokenPage } from '../../documents/published/document-slugs.js'
import type { StoredDocument } from '../../documents/published/document.repository.js'
import type { EncouragementsDto } from '../../documents/shapes/encouragements.dto.js'
import { HeldDocuments } from '../../documents/published/held-documents.js'
import { STORED_SHAPES, toStoredBody } from '../../documents/shapes/stored-shapes.js'
import { spoken } from '../../documents/translations/spoken.js'
import { toDailyEncouragement, toPolicy } from './public-content.mapper.js'

/** Which day's words are asked for: a day, or today in a zone. */
interface DayQuestion {
  day: string | undefined
  timeZone: string | null
}

/** The texts that everyone may read, as finished answers. */
@Injectable()
export class PublicContentService {
  private readonly pages: Record<Exclude<PublicSlug, 'encouragements' | SpokenPage>, Held<PublicAnswer>>
  private readonly spokenPages: ReadonlyMap<string, Held<PublicAnswer>>
  private readonly encouragements: Held<EncouragementsDto>

  constructor(private readonly documents: HeldDocuments) {
    this.encouragements = documents.hold('encouragements', (document) =>
      toStoredBody(STORED_SHAPES.encouragements, document),
    )
    this.pages = {
      'about-creator': this.held('about-creator', (document) =>
        toStoredBody(STORED_SHAPES['about-creator'], document),
      ),
      'privacy-policy': this.held('privacy-policy', toPolicy),
      'terms-of-service': this.held('terms-of-service', toPolicy),
    }
    this.spokenPages = new Map(
      SPOKEN_PAGES.flatMap((slug) =>
        LANGUAGES.map((language) => [`${slug} ${language}`, this.heldIn(slug, language)] as const),
      ),
    )
  }

  /** A document as it is. */
  page(slug: keyof typeof this.pages): Promise<PublicAnswer> {
    return this.pages[slug].get()
  }

  /** A document in a language; in English where the translation does not say all of it. `Content-Language` says which. */
  pageIn(slug: SpokenPage, language: Language): Promise<PublicAnswer> {
    const page = this.spokenPages.get(`${slug} ${language}`)
    if (page === undefined) throw new Error(`${slug} is not held in ${language}`)
    return page.get()
  }

  /** The words of a local day. `now` is the instant that "today" is taken from. */
  async dailyEncouragement({ day, timeZone }: DayQuestion, now = new Date()): Promise<PublicAnswer> {
    const { messages, creator_notes: notes } = await this.encouragements.get()
    const zone = timeZone ?? 'UTC'
    const seconds = day === undefined ? freshSecondsOfToday(now, zone) : FRESH_SECONDS
    const encouragement = encouragementOf(day ?? localDay(now, zone), messages, notes)
    return publicJson(toDailyEncouragement(encouragement), seconds, { Vary: 'X-Time-Zone' })
  }

  private heldIn(slug: SpokenPage, language: Language): Held<PublicAnswer> {
    return this.documents.hold(
      slug,
      (document, translation) => {
        const said = spoken(document, translation)
        const body = toStoredBody<object>(STORED_SHAPES[slug], said)
        return publicJson(body, FRESH_SECONDS, { 'Content-Language': said.language })
      },
      language,
    )
  }

  private held(slug: PublicSlug, map: (document: StoredDocument) => object): Held<PublicAnswer> {
    return this.documents.hold(slug, (document) => publicJson(map(document), FRESH_SECONDS))
  }
}
