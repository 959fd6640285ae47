import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Idempotent, Public, Refuses, Session, type SessionUser } from '@gb/service-kit'
import { SessionPath } from '../checkout.dto.js'
import { TEST_PAGE_SCRIPT, TEST_PAGE_STYLE } from './test-page-assets.js'
import { DecidedDto, DecideDto, TestPageQuery } from './test-page.dto.js'
import { TestPageService } from './test-page.service.js'

const NO_SESSION = 'No such payment of this person.'
const TEXT = { type: 'string' } as const

/** The built-in test page, in place of a payment provider. */
@ApiTags('billing')
@Controller('api/checkout')
export class TestPageController {
  constructor(private readonly pages: TestPageService) {}

  @Get('test-page.js')
  @Public()
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  @ApiOperation({ summary: 'Script of the test page' })
  @ApiProduces('text/javascript')
  @ApiOkResponse({ schema: TEXT })
  script(): string {
    return TEST_PAGE_SCRIPT
  }

  @Get('test-page.css')
  @Public()
  @Header('Content-Type', 'text/css; charset=utf-8')
  @ApiOperation({ summary: 'Style of the test page' })
  @ApiProduces('text/css')
  @ApiOkResponse({ schema: TEXT })
  style(): string {
    return TEST_PAGE_STYLE
  }

  @Get('test-page/:session_id')
  @Session()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @ApiOperation({ summary: 'The test page: pays or cancels without money' })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: TEXT })
  @Refuses({ 400: 'Not a language that the product speaks.', 404: NO_SESSION })
  page(
    @CurrentUser() user: SessionUser,
    @Param() path: SessionPath,
    @Query() { lang = 'en' }: TestPageQuery,
  ): Promise<string> {
    return this.pages.page(user.userId, path.session_id, lang)
  }

  @Post('test-page/:session_id/decision')
  @HttpCode(200)
  @Session()
  @Idempotent()
  @Answers(DecidedDto, 'A button of the test page')
  @Refuses({ 404: NO_SESSION, 409: 'Decided otherwise, or over.' })
  decide(
    @CurrentUser() user: SessionUser,
    @Param() path: SessionPath,
    @Body() body: DecideDto,
  ): Promise<DecidedDto> {
    return this.pages.decide(user.userId, path.session_id, body.decision)
  }
}
