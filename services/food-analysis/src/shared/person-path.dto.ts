import { UserIdField } from '@gb/service-kit'

/** Path of what belongs to a person. */
export class UserIdParams {
  @UserIdField() user_id!: string
}
