import { Injectable } from '@nestjs/common'
import { hashToken, newToken } from '../../base/browser/token.js'
import { VisitorRepository } from './visitor.repository.js'

/** A browser that will be recognized by its cookie. */
export interface AdmittedVisitor {
  visitorId: string
  /** What its cookie has to hold. */
  token: string
}

/** Recognizes browsers without a profile. */
@Injectable()
export class VisitorService {
  constructor(private readonly visitors: VisitorRepository) {}

  /** The visitor of this cookie for another while, or a new one. */
  async admit(token: string | null): Promise<AdmittedVisitor> {
    const known = token === null ? null : await this.visitors.find(hashToken(token))
    if (token !== null && known !== null) {
      await this.visitors.extend(known)
      return { visitorId: known, token }
    }
    const fresh = newToken('visitor')
    return { visitorId: await this.visitors.add(hashToken(fresh)), token: fresh }
  }
}
