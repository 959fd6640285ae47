import { Body, Controller, Delete, Get, Put } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Owner, Refuses, type SessionUser } from '@gb/service-kit'
import { ClinicPlanDto, SaveClinicPlanDto } from './clinic-plan.dto.js'
import { toClinicPlanDto } from './clinic-plan.mapper.js'
import { ClinicPlanService } from './clinic-plan.service.js'

/** What a person's own clinic says: its stage dates, portions, goals and numbers. */
@ApiTags('profile')
@Controller('api/clinic-plan/:user_id')
export class ClinicPlanController {
  constructor(private readonly plans: ClinicPlanService) {}

  @Get()
  @Owner('params')
  @Answers(ClinicPlanDto, "The clinic's own plan")
  async read(@CurrentUser() { userId }: SessionUser): Promise<ClinicPlanDto> {
    return toClinicPlanDto(await this.plans.read(userId))
  }

  @Put()
  @Owner('params')
  @Answers(
    ClinicPlanDto,
    "Keep the clinic's own plan",
    'It replaces what was kept, as a whole: what is absent is not said. Stages, portions and goals follow it everywhere; where it says nothing the general guide holds, and limits of safety never follow it. It stands in the profile as `clinic_plan`. Needs health_data_consent.',
  )
  @Refuses({
    400: 'Nothing is said, a date is out of order or far from the surgery, or an amount is not plausible.',
  })
  async keep(@CurrentUser() user: SessionUser, @Body() body: SaveClinicPlanDto): Promise<ClinicPlanDto> {
    return toClinicPlanDto(await this.plans.keep(user, body))
  }

  @Delete()
  @Owner('params')
  @Answers(ClinicPlanDto, 'Go back to the general guide', 'The numbers of the clinic go too.')
  async drop(@CurrentUser() { userId }: SessionUser): Promise<ClinicPlanDto> {
    await this.plans.drop(userId)
    return toClinicPlanDto(null)
  }
}
