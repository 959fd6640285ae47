import { Controller, Delete, HttpCode, Param, Post, Req, Res } from '@nestjs/common'
import {
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger'
import {
  CurrentUser,
  Fresh,
  MaybeUser,
  Owner,
  ProblemDto,
  type SessionUser,
  Visitor,
  WhileDeleting,
} from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserReply, BrowserRequest } from '../../base/browser/http.js'
import { DeletionDto, ProfilePath, UndeletedDto } from './deletion.dto.js'
import { toDeletionDto, toUndeletedDto } from './deletion.mapper.js'
import { DeletionService } from './deletion.service.js'

/** Deleting the own profile. */
@ApiTags('my data')
@Controller('api')
export class DeletionController {
  constructor(
    private readonly deletions: DeletionService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Delete('profile/:user_id')
  @Fresh('delete_profile')
  @Owner('params')
  @WhileDeleting()
  @ApiOperation({
    summary: 'Delete the own profile',
    description:
      'Signs out everywhere at once and mails when everything is erased and how to undo it. Until then it can be read and exported after a restore, and nothing new can be saved. Asked again, the first time holds.',
  })
  @ApiOkResponse({ type: DeletionDto })
  @ApiTooManyRequestsResponse({ description: 'Deleted and undone too often today.', type: ProblemDto })
  async remove(
    @Param() _path: ProfilePath,
    @CurrentUser() { userId }: SessionUser,
    @Req() request: BrowserRequest,
    @Res({ passthrough: true }) reply: BrowserReply,
  ): Promise<DeletionDto> {
    const deletion = await this.deletions.delete(userId, this.cookies.read(request).label)
    this.cookies.signOut(reply)
    return toDeletionDto(userId, deletion)
  }

  @Post('profile/:user_id/undelete')
  @HttpCode(200)
  @Visitor()
  @WhileDeleting()
  @ApiOperation({
    summary: 'Undo the deletion',
    description:
      'For the signed-in owner, and for a browser that has held this very profile; that browser is not signed in by it. A profile that is not about to be erased stays as it is.',
  })
  @ApiOkResponse({ type: UndeletedDto })
  @ApiNotFoundResponse({ description: 'One answer for everybody else.', type: ProblemDto })
  @ApiGoneResponse({ description: 'The erasure has begun.', type: ProblemDto })
  async undo(
    @Param() { user_id: userId }: ProfilePath,
    @MaybeUser() user: SessionUser | null,
    @Req() request: BrowserRequest,
  ): Promise<UndeletedDto> {
    await this.deletions.undo(userId, user, this.cookies.read(request))
    return toUndeletedDto(userId)
  }
}
