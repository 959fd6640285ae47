import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common'
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { IMAGE } from '@gb/domain'
import { Answers, BodyLimit, CurrentUser, Owner, refusedAs, Refuses, type SessionUser } from '@gb/service-kit'
import { type AnalysisCall, Call } from './analysis-call.js'
import { AnalysisStateDto, AnalysisStateQuery } from './analysis-state.dto.js'
import { type RetryAfterReply, toAnalysisStateDto } from './analysis.mapper.js'
import { AnalysisService } from './analysis.service.js'
import { AnalyzeFoodDto, AnalyzeFoodRequest } from './analyze-food.dto.js'
import { ReplayService } from './replay.service.js'

/** From a photo to a rated meal. */
@ApiTags('food')
@Controller('api')
export class AnalysisController {
  constructor(
    private readonly analysis: AnalysisService,
    private readonly replays: ReplayService,
  ) {}

  @Post('analyze-food')
  // 200 and not 201: a photo without food is a good answer too, and nothing is created then.
  @HttpCode(200)
  @Owner('body')
  @BodyLimit(IMAGE.maxBodyBytes)
  @Answers(
    AnalyzeFoodDto,
    'Analyze a photo of a meal, log it and rate it',
    'Answers within 15 s. The meal is logged at once. Every failure gives the scan back. ' +
      'A photo without a meal answers 200 with `analysis: null` and costs no scan, and so does a photo that was ' +
      'analyzed before. Who hangs up finds the answer by the same key: `GET /api/analysis/{user_id}`, or the same call again.',
  )
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Same key and body again: the same answer, analyzed and charged once.',
  })
  @Refuses({
    400: '`invalid_input` or `invalid_image`.',
    402: refusedAs('total_limit_reached', 'All scans are used: `scans_used` of `total_limit`.'),
    403: '`consent_required`, `consent_outdated` or `not_yours`.',
    410: 'The meal under this key was deleted.',
    413: 'A body over 4 MiB.',
    422: 'The key was used for another request.',
    429: 'Too many premium scans within an hour or a day, or too many photos of any kind within an hour.',
    502: '`provider_failed`; no scan used.',
    503: '`provider_unavailable` or `unavailable`; no scan used.',
    504: '`provider_timeout`; no scan used.',
  })
  analyze(
    @Body() body: AnalyzeFoodRequest,
    @CurrentUser() user: SessionUser,
    @Call() call: AnalysisCall,
  ): Promise<AnalyzeFoodDto> {
    return this.analysis.analyze({ user, image: body.image_base64, mealType: body.meal_type, call })
  }

  @Get('analysis/:user_id')
  @Owner('params')
  @ApiOperation({
    summary: 'How an analysis stands, by the key its photo was sent with',
    description: 'Finds the result after a timeout, a reload or a lost connection. Costs nothing.',
  })
  @ApiOkResponse({
    type: AnalysisStateDto,
    headers: { 'Retry-After': { description: 'Seconds, while it runs.', schema: { type: 'integer' } } },
  })
  @Refuses({ 400: 'A bad key.', 404: 'Nothing was sent with this key.' })
  async state(
    @Query() { key }: AnalysisStateQuery,
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) reply: RetryAfterReply,
  ): Promise<AnalysisStateDto> {
    return toAnalysisStateDto(await this.replays.stateOf(user.userId, key), reply)
  }
}
