import type { Language } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { HeldDocuments } from '../documents/published/held-documents.js'
import { STORED_SHAPES, toStoredBody } from '../documents/shapes/stored-shapes.js'
import { spoken } from '../documents/translations/spoken.js'
import type { SpokenGuide } from './supplement-guide.mapper.js'

/** The supplement guide in every language. */
@Injectable()
export class SupplementGuideService {
  /** In English where the translation does not say all of it. */
  readonly guide: (asked: Language) => Promise<SpokenGuide>

  constructor(documents: HeldDocuments) {
    this.guide = documents.holdInEach('supplement-guide', (...text) => {
      const said = spoken(...text)
      return { language: said.language, text: toStoredBody(STORED_SHAPES['supplement-guide'], said) }
    })
  }
}
