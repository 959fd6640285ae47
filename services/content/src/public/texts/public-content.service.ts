import { Injectable } from '@nestjs/common'
import { type Language, localDay } from '@gb/domain'
import { type PublicAnswer, publicJson } from '@gb/service-kit'
import { encouragementOf, FRESH_SECONDS, freshSecondsOfToday } from './daily-encouragement.js'
import type { SpokenPage } from '../../documents/published/document-slugs.js'
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
  language: Language
}

/** All encouragements, and the language that they are in. */
interface SpokenWords {
  words: EncouragementsDto
  language: Language
}

/** The texts that everyone may read, as finished answers. */
@Injectable()
export class PublicContentService {
  private readonly pages: Record<SpokenPage, (language: Language) => Promise<PublicAnswer>>
  private readonly encouragements: (language: Language) => Promise<SpokenWords>

  constructor(private readonly documents: HeldDocuments) {
    this.encouragements = documents.holdInEach('encouragements', (...text) => {
      const said = spoken(...text)
      return { words: toStoredBody(STORED_SHAPES.encouragements, said), language: said.language }
    })
    this.pages = {
      'health-tips': this.heldInEach('health-tips'),
      'recommended-vitamins': this.heldInEach('recommended-vitamins'),
      'about-creator': this.heldInEach('about-creator'),
      'privacy-policy': this.heldInEach('privacy-policy', toPolicy),
      'terms-of-service': this.heldInEach('terms-of-service', toPolicy),
    }
  }

  /** A document in a language; in English where the translation does not say all of it. `Content-Language` says which. */
  pageIn(slug: SpokenPage, language: Language): Promise<PublicAnswer> {
    return this.pages[slug](language)
  }

  /** The words of a local day, in English where not all of them have a translation. `now` is the instant that "today" is taken from. */
  async dailyEncouragement(
    { day, timeZone, language }: DayQuestion,
    now = new Date(),
  ): Promise<PublicAnswer> {
    const { words, language: spokenIn } = await this.encouragements(language)
    const zone = timeZone ?? 'UTC'
    const seconds = day === undefined ? freshSecondsOfToday(now, zone) : FRESH_SECONDS
    const encouragement = encouragementOf(day ?? localDay(now, zone), words.messages, words.creator_notes)
    return publicJson(toDailyEncouragement(encouragement, spokenIn), seconds, {
      Vary: 'X-Time-Zone',
      'Content-Language': spokenIn,
    })
  }

  private heldInEach(
    slug: SpokenPage,
    map: (document: StoredDocument) => object = (document) =>
      toStoredBody<object>(STORED_SHAPES[slug], document),
  ): (language: Language) => Promise<PublicAnswer> {
    return this.documents.holdInEach(slug, (...text) => {
      const said = spoken(...text)
      return publicJson(map(said), FRESH_SECONDS, { 'Content-Language': said.language })
    })
  }
}
