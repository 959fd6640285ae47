import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import { ApiBody, ApiTags } from '@nestjs/swagger'
import { localDay } from '@gb/domain'
import { Answers, BodyLimit, CurrentOperator, type Operator, OperatorOnly, Refuses } from '@gb/service-kit'
import { HealthStatementsDto } from './health-statements.dto.js'
import {
  DraftDroppedDto,
  DraftDto,
  RollBackDto,
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
import {
  DRAFT_EXAMPLES,
  DropDraftQuery,
  PUBLISH_EXAMPLES,
  PublishDto,
  SaveDraftDto,
} from './draft-requests.dto.js'
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
  @Answers(TextsDto, 'All texts, the version in force, and whether a draft waits')
  async texts(): Promise<TextsDto> {
    return { texts: (await this.store.texts()).map(toTextDto) }
  }

  @Get('sources')
  @OperatorOnly('content:write')
  @Answers(
    HealthStatementsDto,
    'Every statement about health: source, day of the last look, and which are due',
  )
  async sources(): Promise<HealthStatementsDto> {
    return toHealthStatementsDto(await this.store.healthStatements(), localDay(new Date(), 'UTC'))
  }

  @Get(':slug/versions')
  @OperatorOnly('content:write')
  @Answers(VersionsDto, 'The versions of a text: who, when, why, and what changed')
  @Refuses({ 400: 'There is no such text.' })
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
  @Answers(VersionTextDto, 'One version with its whole text')
  @Refuses({ 404: 'There is no such version.' })
  async version(@Param() { slug, version }: VersionPath): Promise<VersionTextDto> {
    return toVersionTextDto(await this.store.version(slug, version))
  }

  @Get(':slug/draft')
  @OperatorOnly('content:write')
  @Answers(DraftDto, 'The draft of a text, and how it differs from the version in force')
  @Refuses({ 404: 'There is no draft.' })
  async draft(@Param() { slug }: TextPath): Promise<DraftDto> {
    return toDraftDto(await this.store.draft(slug))
  }

  @Put(':slug/draft')
  @BodyLimit(TEXT_LIMIT)
  @OperatorOnly('content:write')
  @ApiBody({ type: SaveDraftDto, examples: DRAFT_EXAMPLES })
  @Answers(DraftDto, 'Saves the draft of a text. Nobody sees it before it is published')
  @Refuses({
    400: 'The text has not the shape it needs.',
    409: 'A newer version is in force, or somebody else saved a draft that you have not read.',
  })
  async saveDraft(
    @Param() { slug }: TextPath,
    @Body() draft: SaveDraftDto,
    @CurrentOperator() operator: Operator,
  ): Promise<DraftDto> {
    return toDraftDto(await this.store.saveDraft(slug, draft, operator))
  }

  @Delete(':slug/draft')
  @OperatorOnly('content:write', { confirm: 'discard' })
  @Answers(DraftDroppedDto, 'Throws the draft of a text away')
  @Refuses({ 404: 'There is no draft.', 409: 'It is a draft that you have not read.' })
  async dropDraft(
    @Param() { slug }: TextPath,
    @Query() { instead_of: insteadOf }: DropDraftQuery,
    @CurrentOperator() operator: Operator,
  ): Promise<DraftDroppedDto> {
    await this.store.dropDraft(slug, insteadOf, operator)
    return { deleted: true }
  }

  @Post(':slug/publish')
  @HttpCode(200)
  @OperatorOnly('content:write', { confirm: 'publish' })
  @ApiBody({ type: PublishDto, examples: PUBLISH_EXAMPLES })
  @Answers(VersionDto, 'Puts the draft in force. Readers see it at once, or within a minute')
  @Refuses({
    404: 'There is no draft.',
    409: 'A newer version is in force, nothing has changed, or it is a draft that you have not read.',
  })
  async publish(
    @Param() { slug }: TextPath,
    @Body() wanted: PublishDto,
    @CurrentOperator() operator: Operator,
  ): Promise<VersionDto> {
    return toVersionDto(await this.store.publish(slug, wanted, operator))
  }

  @Post(':slug/roll-back')
  @HttpCode(200)
  @OperatorOnly('content:write', { confirm: 'roll-back' })
  @Answers(VersionDto, 'Puts the words of an earlier version in force again, as a new version')
  @Refuses({ 404: 'There is no such version.', 409: 'Those words are in force.' })
  async rollBack(
    @Param() { slug }: TextPath,
    @Body() wanted: RollBackDto,
    @CurrentOperator() operator: Operator,
  ): Promise<VersionDto> {
    return toVersionDto(await this.store.rollBack(slug, wanted, operator))
  }
}
