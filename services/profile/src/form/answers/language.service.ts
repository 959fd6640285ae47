import type { Language } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { NoSuchProfile } from '../../person/profile/errors.js'
import type { LanguageDto } from './language.dto.js'
import { LanguageRepository } from './language.repository.js'

/** Keeps the language in which a person is written to. It says nothing of their health: no consent is asked for. */
@Injectable()
export class LanguageService {
  constructor(private readonly languages: LanguageRepository) {}

  /**
   * @returns the language that is stored now
   * @throws AppError `not_found`
   */
  async keep(userId: string, { language }: LanguageDto): Promise<Language> {
    if (!(await this.languages.keep(userId, language))) throw new NoSuchProfile()
    return language
  }
}
