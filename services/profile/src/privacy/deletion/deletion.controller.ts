import { Controller, Delete, HttpCode, Param, Post, Req, Res } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  Answers,
  CurrentUser,
  Fresh,
  MaybeUser,
  Owner,
  OwnerId,
  Refuses,
  type SessionUser,
  Visitor,
  WhileDeleting,
} from '@gb/service-kit'
import { BrowserCookies } from '../../base/browser/browser-cookies.js'
import type { BrowserReply, BrowserRequest } from '../../base/browser/http.js'
import { DeletionDto, UndeletedDto } from './deletion.dto.js'
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
  @Answers(
    DeletionDto,
    'Delete the own profile',
    'Signs out everywhere at once and mails when everything is erased and how to undo it. Until then it can be read and exported after a restore, and nothing new can be saved. Asked again, the first time holds.',
  )
  @Refuses({ 429: 'Deleted and undone too often today.' })
  async remove(
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
  @Answers(
    UndeletedDto,
    'Undo the deletion',
    'For the signed-in owner, and for a browser that has held this very profile; that browser is not signed in by it. A profile that is not about to be erased stays as it is.',
  )
  @Refuses({ 404: 'One answer for everybody else.', 410: 'The erasure has begun.' })
  async undo(
    @Param() { user_id: userId }: OwnerId,
    @MaybeUser() user: SessionUser | null,
    @Req() request: BrowserRequest,
  ): Promise<UndeletedDto> {
    await this.deletions.undo(userId, user, this.cookies.read(request))
    return toUndeletedDto(userId)
  }
}
