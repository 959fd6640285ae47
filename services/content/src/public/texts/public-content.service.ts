import { Injectable } from '@nestjs/common'
import { type Language, localDay } from '@gb/domain'
import { type PublicAnswer, publicJson, type Held } from '@gb/service-kit'
import { encouragementOf, FRESH_SECONDS, freshSecondsOfToday } from './daily-encouragement.js'
import { type PublicSlug, type SpokenPage } from '../../documents/published/document-slugs.js'
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
  private readonly spokenPages: Record<SpokenPage, (language: Language) => Promise<PublicAnswer>>
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
    this.spokenPages = {
      'health-tips': this.heldInEach('health-tips'),
      'recommended-vitamins': this.heldInEach('recommended-vitamins'),
    }
  }

  /** A document as it is. */
  page(slug: keyof typeof this.pages): Promise<PublicAnswer> {
    return this.pages[slug].get()
  }

  /** A document in a language; in English where the translation does not say all of it. `Content-Language` says which. */
  pageIn(slug: SpokenPage, language: Language): Promise<PublicAnswer> {
    return this.spokenPages[slug](language)
  }

  /** The words of a local day. `now` is the instant that "today" is taken from. */
  async dailyEncouragement({ day, timeZone }: DayQuestion, now = new Date()): Promise<PublicAnswer> {
    const { messages, creator_notes: notes } = await this.encouragements.get()
    const zone = timeZone ?? 'UTC'
    const seconds = day === undefined ? freshSecondsOfToday(now, zone) : FRESH_SECONDS
    const encouragement = encouragementOf(day ?? localDay(now, zone), messages, notes)
    return publicJson(toDailyEncouragement(encouragement), seconds, { Vary: 'X-Time-Zone' })
  }

  private heldInEach(slug: SpokenPage): (language: Language) => Promise<PublicAnswer> {
    return this.documents.holdInEach(slug, (...text) => {
      const said = spoken(...text)
      const body = toStoredBody<object>(STORED_SHAPES[slug], said)
      return publicJson(body, FRESH_SECONDS, { 'Content-Language': said.language })
    })
  }

  private held(slug: PublicSlug, map: (document: StoredDocument) => object): Held<PublicAnswer> {
    return this.documents.hold(slug, (document) => publicJson(map(document), FRESH_SECONDS))
  }
}
