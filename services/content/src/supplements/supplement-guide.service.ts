import { type Language, LANGUAGES } from '@gb/domain'
import type { Held } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { HeldDocuments } from '../documents/published/held-documents.js'
import { STORED_SHAPES, toStoredBody } from '../documents/shapes/stored-shapes.js'
import { spoken } from '../documents/translations/spoken.js'
import type { SpokenGuide } from './supplement-guide.mapper.js'

/** The supplement guide in every language. */
@Injectable()
export class SupplementGuideService {
  private readonly guides = new Map<Language, Held<SpokenGuide>>()

  constructor(documents: HeldDocuments) {
    for (const each of LANGUAGES) {
      const guide = documents.hold(
        'supplement-guide',
        (...text): SpokenGuide => {
          const said = spoken(...text)
          return { language: said.language, text: toStoredBody(STORED_SHAPES['supplement-guide'], said) }
        },
        each,
      )
      this.guides.set(each, guide)
    }
  }

  /** In English where the translation does not say all of it. */
  guide(asked: Language): Promise<SpokenGuide> {
    const held = this.guides.get(asked)
    if (held === undefined) throw new Error(`the guide is not held in ${asked}`)
    return held.get()
  }
}
