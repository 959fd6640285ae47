import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import {
  ApiBadGatewayResponse,
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiGatewayTimeoutResponse,
  ApiHeader,
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
import { AnalysisService } from './analysis.service.js'
import { AnalyzeFoodDto, AnalyzeFoodRequest } from './analyze-food.dto.js'

/** From a photo to a rated meal. */
@ApiTags('food')
@Controller('api')
export class AnalysisController {
  constructor(private readonly analysis: AnalysisService) {}

  @Post('analyze-food')
  // 200 and not 201: a photo without food is a good answer too, and nothing is created then.
  @HttpCode(200)
  @Owner('body')
  @BodyLimit(IMAGE.maxBodyBytes)
  @ApiOperation({
    summary: 'Analyze a photo of a meal, log it and rate it',
    description:
      'Answers within 15 s. The meal is logged at once. Every failure gives the scan back. ' +
      'A photo without a meal answers 200 with `analysis: null` and costs no scan.',
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
  @ApiUnprocessableEntityResponse({ description: 'The key was used for another request.', type: ProblemDto })
  @ApiTooManyRequestsResponse({ description: 'Too many premium scans within an hour.', type: ProblemDto })
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
}
