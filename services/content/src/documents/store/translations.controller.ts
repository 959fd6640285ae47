import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, BodyLimit, CurrentOperator, type Operator, OperatorOnly, Refuses } from '@gb/service-kit'
import {
  SaveTranslationDto,
  TranslationPath,
  TranslationsDto,
  TranslationTextDto,
} from './translations.dto.js'
import { toTranslationDto, toTranslationTextDto } from './translations.mapper.js'
import { TranslationsService } from './translations.service.js'

/** The longest text, with every sentence twice. */
const WORDS_LIMIT = 2 * 1024 * 1024

/** What people read in other languages, for its owners. */
@ApiTags('content')
@Controller('api/operator/content')
export class TranslationsController {
  constructor(private readonly translations: TranslationsService) {}

  @Get('translations')
  @OperatorOnly('content:write')
  @Answers(
    TranslationsDto,
    'How every text stands in every language, and which sentences wait for a translation',
  )
  async all(): Promise<TranslationsDto> {
    return { translations: (await this.translations.all()).map(toTranslationDto) }
  }

  @Get(':slug/translations/:language')
  @OperatorOnly('content:write')
  @Answers(TranslationTextDto, 'The translation of a text, sentence by sentence, and what it lacks')
  @Refuses({ 400: 'There is no such text, or no such language.' })
  async translation(@Param() { slug, language }: TranslationPath): Promise<TranslationTextDto> {
    return toTranslationTextDto(await this.translations.state(slug, language))
  }

  @Post(':slug/translations/:language')
  @HttpCode(200)
  @BodyLimit(WORDS_LIMIT)
  @OperatorOnly('content:write', { confirm: 'publish' })
  @Answers(
    TranslationTextDto,
    'Puts the words of a translation in force. Readers see it when it says every sentence of the text',
  )
  @Refuses({
    400: 'A figure differs from the English one.',
    409: 'Other words came meanwhile, or nothing has changed.',
  })
  async save(
    @Param() { slug, language }: TranslationPath,
    @Body() { based_on: basedOn, words, reason }: SaveTranslationDto,
    @CurrentOperator() operator: Operator,
  ): Promise<TranslationTextDto> {
    return toTranslationTextDto(
      await this.translations.save(slug, language, { basedOn, words, reason }, operator),
    )
  }
}
