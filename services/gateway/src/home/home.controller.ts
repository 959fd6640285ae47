import { Answers, CurrentUser, Owner, type SessionUser } from '@gb/service-kit'
import { Controller, Get, Header } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { HomeDto } from './home.dto.js'
import { HomeService } from './home.service.js'

/** All that Home shows in one answer, so that its figures need one way to the server. */
@ApiTags('home')
@Controller('api')
export class HomeController {
  constructor(private readonly home: HomeService) {}

  @Get('home/:user_id')
  @Owner('params')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @Answers(
    HomeDto,
    'All that Home shows today, of one moment',
    'Each part is what its own route answers, for today by X-Time-Zone. A part that cannot be read now is absent: ask its own route, which says why.',
  )
  read(@CurrentUser() user: SessionUser): Promise<string> {
    return this.home.of(user)
  }
}
