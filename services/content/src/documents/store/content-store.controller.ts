import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger'
import { localDay } from '@gb/domain'
import { BodyLimit, CurrentOperator, type Operator, OperatorOnly, ProblemDto } from '@gb/service-kit'
import { HealthStatementsDto } from './health-statements.dto.js'
import {
  DraftDroppedDto,
  DraftDto,
  PublishDto,
  RollBackDto,
  SaveDraftDto,
  TextPath,
  TextsDto,
  VersionDto,
  VersionPath,
  VersionsDto,
  VersionsQuery,
  VersionTextDto,
} from './content-store.dto.js'
import {
  toDraftDto,
  toHealthStatementsDto,
  toTextDto,
  toVersionDto,
  toVersionTextDto,
} from './content-store.mapper.js'
import { ContentStoreService } from './content-store.service.js'

/** The longest shipped text has 60 KB. */
const TEXT_LIMIT = 1024 * 1024

/** What people read, for its owners: draft, publish, roll back. */
@ApiTags('content')
@Controller('api/operator/content')
export class ContentStoreController {
  constructor(private readonly store: ContentStoreService) {}

  @Get()
  @OperatorOnly('content:write')
  @ApiOperation({ summary: 'All texts, the version in force, and whether a draft waits' })
  @ApiOkResponse({ type: TextsDto })
  async texts(): Promise<TextsDto> {
    return { texts: (await this.store.texts()).map(toTextDto) }
  }

  @Get('sources')
  @OperatorOnly('content:write')
  @ApiOperation({ summary: 'Every statement about health: source, day of the last look, and which are due' })
  @ApiOkResponse({ type: HealthStatementsDto })
  async sources(): Promise<HealthStatementsDto> {
    return toHealthStatementsDto(await this.store.healthStatements(), localDay(new Date(), 'UTC'))
  }

  @Get(':slug/versions')
  @OperatorOnly('content:write')
  @ApiOperation({ summary: 'The versions of a text: who, when, why, and what changed' })
  @ApiOkResponse({ type: VersionsDto })
  @ApiBadRequestResponse({ description: 'There is no such text.', type: ProblemDto })
  async versions(@Param() { slug }: TextPath, @Query() query: VersionsQuery): Promise<VersionsDto> {
    const listed = await this.store.list(slug, query.limit, query.before)
    const last = listed.at(-1)
    return {
      versions: listed.map(toVersionDto),
      next_before: last?.before ? last.version.version : null,
    }
  }

  @Get(':slug/versions/:version')
  @OperatorOnly('content:write')
  @ApiOperation({ summary: 'One version with its whole text' })
  @ApiOkResponse({ type: VersionTextDto })
  @ApiNotFoundResponse({ description: 'There is no such version.', type: ProblemDto })
  async version(@Param() { slug, version }: VersionPath): Promise<VersionTextDto> {
    return toVersionTextDto(await this.store.version(slug, version))
  }

  @Get(':slug/draft')
  @OperatorOnly('content:write')
  @ApiOperation({ summary: 'The draft of a text, and how it differs from the version in force' })
  @ApiOkResponse({ type: DraftDto })
  @ApiNotFoundResponse({ description: 'There is no draft.', type: ProblemDto })
  async draft(@Param() { slug }: TextPath): Promise<DraftDto> {
    return toDraftDto(await this.store.draft(slug))
  }

  @Put(':slug/draft')
  @BodyLimit(TEXT_LIMIT)
  @OperatorOnly('content:write')
  @ApiOperation({ summary: 'Saves the draft of a text. Nobody sees it before it is published' })
  @ApiOkResponse({ type: DraftDto })
  @ApiBadRequestResponse({ description: 'The text has not the shape it needs.', type: ProblemDto })
  @ApiConflictResponse({ description: 'A newer version is in force.', type: ProblemDto })
  async saveDraft(
    @Param() { slug }: TextPath,
    @Body() { based_on: basedOn, body }: SaveDraftDto,
    @CurrentOperator() operator: Operator,
  ): Promise<DraftDto> {
    return toDraftDto(await this.store.saveDraft(slug, basedOn, body, operator))
  }

  @Delete(':slug/draft')
  @OperatorOnly('content:write')
  @ApiOperation({ summary: 'Throws the draft of a text away' })
  @ApiOkResponse({ type: DraftDroppedDto })
  @ApiNotFoundResponse({ description: 'There is no draft.', type: ProblemDto })
  async dropDraft(@Param() { slug }: TextPath): Promise<DraftDroppedDto> {
    await this.store.dropDraft(slug)
    return { deleted: true }
  }

  @Post(':slug/publish')
  @HttpCode(200)
  @OperatorOnly('content:write')
  @ApiOperation({ summary: 'Puts the draft in force. Readers see it at once, or within a minute' })
  @ApiOkResponse({ type: VersionDto })
  @ApiNotFoundResponse({ description: 'There is no draft.', type: ProblemDto })
  @ApiConflictResponse({
    description: 'A newer version is in force, or nothing has changed.',
    type: ProblemDto,
  })
  async publish(
    @Param() { slug }: TextPath,
    @Body() { reason, size = 'minor' }: PublishDto,
    @CurrentOperator() operator: Operator,
  ): Promise<VersionDto> {
    return toVersionDto(await this.store.publish(slug, { reason, size }, operator))
  }

  @Post(':slug/roll-back')
  @HttpCode(200)
  @OperatorOnly('content:write')
  @ApiOperation({ summary: 'Puts the words of an earlier version in force again, as a new version' })
  @ApiOkResponse({ type: VersionDto })
  @ApiNotFoundResponse({ description: 'There is no such version.', type: ProblemDto })
  @ApiConflictResponse({ description: 'Those words are in force.', type: ProblemDto })
  async rollBack(
    @Param() { slug }: TextPath,
    @Body() wanted: RollBackDto,
    @CurrentOperator() operator: Operator,
  ): Promise<VersionDto> {
    return toVersionDto(await this.store.rollBack(slug, wanted, operator))
  }
}
