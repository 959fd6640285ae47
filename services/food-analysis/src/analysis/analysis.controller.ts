import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common'
import {
  ApiBadGatewayResponse,
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiGatewayTimeoutResponse,
  ApiGoneResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPayloadTooLargeResponse,
  ApiPaymentRequiredResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger'
import { IMAGE } from '@gb/domain'
import { BodyLimit, CurrentUser, Owner, ProblemDto, type SessionUser } from '@gb/service-kit'
import { type AnalysisCall, Call } from './analysis-call.js'
import { UserIdParams } from '../shared/person-path.dto.js'
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
  @ApiOperation({
    summary: 'Analyze a photo of a meal, log it and rate it',
    description:
      'Answers within 15 s. The meal is logged at once. Every failure gives the scan back. ' +
      'A photo without a meal answers 200 with `analysis: null` and costs no scan, and so does a photo that was ' +
      'analyzed before. Who hangs up finds the answer by the same key: `GET /api/analysis/{user_id}`, or the same call again.',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Same key and body again: the same answer, analyzed and charged once.',
  })
  @ApiOkResponse({ type: AnalyzeFoodDto })
  @ApiBadRequestResponse({ description: '`invalid_input` or `invalid_image`.', type: ProblemDto })
  @ApiPaymentRequiredResponse({
    description: '`total_limit_reached`, with scans_used and total_limit.',
    type: ProblemDto,
  })
  @ApiForbiddenResponse({
    description: '`consent_required`, `consent_outdated` or `not_yours`.',
    type: ProblemDto,
  })
  @ApiPayloadTooLargeResponse({ description: 'A body over 4 MiB.', type: ProblemDto })
  @ApiGoneResponse({ description: 'The meal under this key was deleted.', type: ProblemDto })
  @ApiUnprocessableEntityResponse({ description: 'The key was used for another request.', type: ProblemDto })
  @ApiTooManyRequestsResponse({
    description:
      'Too many premium scans within an hour or a day, or too many photos of any kind within an hour.',
    type: ProblemDto,
  })
  @ApiBadGatewayResponse({ description: '`provider_failed`; no scan used.', type: ProblemDto })
  @ApiServiceUnavailableResponse({
    description: '`provider_unavailable` or `unavailable`; no scan used.',
    type: ProblemDto,
  })
  @ApiGatewayTimeoutResponse({ description: '`provider_timeout`; no scan used.', type: ProblemDto })
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
  @ApiBadRequestResponse({ description: 'A bad key.', type: ProblemDto })
  @ApiNotFoundResponse({ description: 'Nothing was sent with this key.', type: ProblemDto })
  async state(
    @Param() _params: UserIdParams,
    @Query() { key }: AnalysisStateQuery,
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) reply: RetryAfterReply,
  ): Promise<AnalysisStateDto> {
    return toAnalysisStateDto(await this.replays.stateOf(user.userId, key), reply)
  }
}
