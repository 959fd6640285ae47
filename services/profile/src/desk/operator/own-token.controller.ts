import { Controller, Get } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentOperator, type Operator, OperatorOnly } from '@gb/service-kit'
import { OperatorTokenDto } from './operator.dto.js'
import { toTokenDto } from './operator.mapper.js'
import { OperatorService } from './operator.service.js'

/** The token that asks: what is said of all of them needs `tokens:admin`, of one's own nothing. */
@ApiTags('you')
@Controller('api/operator/me')
export class OwnTokenController {
  constructor(private readonly operators: OperatorService) {}

  @Get()
  @OperatorOnly(null)
  @Answers(OperatorTokenDto, 'Who you are here, what your token may do, and until when')
  async me(@CurrentOperator() { tokenId }: Operator): Promise<OperatorTokenDto> {
    return toTokenDto(await this.operators.find(tokenId))
  }
}
