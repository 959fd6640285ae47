import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, OperatorOnly, ProfileId, Refuses } from '@gb/service-kit'
import {
  AiCostsDto,
  CostQuery,
  EatenDaysDto,
  FoodDaysQuery,
  OperatorScansDto,
  ScanPath,
  ScanRefundDto,
} from './operator-scans.dto.js'
import { toAiCostDto, toEatenDayDto, toOperatorScanDto } from './operator-scans.mapper.js'
import { OperatorScansService } from './operator-scans.service.js'

/** Scans and analyses, for operators. What was on a photo is not shown, and not kept. */
@ApiTags('scans')
@Controller('api/operator')
export class OperatorScansController {
  constructor(private readonly scans: OperatorScansService) {}

  @Get('scans/:user_id')
  @OperatorOnly('billing:write', { reason: true })
  @Answers(OperatorScansDto, "A person's scans: when, whether they count, and why one failed")
  async ofPerson(@Param() { user_id: userId }: ProfileId): Promise<OperatorScansDto> {
    return { scans: (await this.scans.ofPerson(userId)).map(toOperatorScanDto) }
  }

  @Post('scans/:user_id/:scan_id/refund')
  @HttpCode(200)
  @OperatorOnly('billing:write', { reason: true })
  @Answers(ScanRefundDto, 'Gives a scan back: it no longer counts. Its meal stays in the log')
  @Refuses({ 404: 'There is no such scan that counts.' })
  async refund(@Param() { user_id: userId, scan_id: scanId }: ScanPath): Promise<ScanRefundDto> {
    return { scans_used: await this.scans.refund(userId, scanId) }
  }

  @Get('food-logs/:user_id')
  @OperatorOnly('health:read')
  @Answers(EatenDaysDto, 'What a person ate in the last days, in figures')
  async foodDays(
    @Param() { user_id: userId }: ProfileId,
    @Query() { days }: FoodDaysQuery,
  ): Promise<EatenDaysDto> {
    return { days: (await this.scans.foodDays(userId, days)).map(toEatenDayDto) }
  }

  @Get('analyses/failed')
  @OperatorOnly('ops:read')
  @Answers(OperatorScansDto, 'Photos that got no result. Their scans were given back by themselves')
  async failed(): Promise<OperatorScansDto> {
    return { scans: (await this.scans.failed()).map(toOperatorScanDto) }
  }

  @Get('analyses/cost')
  @OperatorOnly('ops:read')
  @Answers(AiCostsDto, 'Requests to the AI provider per day, and what they cost')
  async cost(@Query() { days }: CostQuery): Promise<AiCostsDto> {
    return { days: (await this.scans.costs(days)).map(toAiCostDto) }
  }
}
