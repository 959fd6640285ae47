import { ProfileIdField, UserIdField } from './ids.js'

/** Whose it is, in a path or a query: the signed-in person. */
export class OwnerId {
  @UserIdField() user_id!: string
}

/** Whose it is, in a path of operators: any profile. */
export class ProfileId {
  @ProfileIdField('Id of the profile.') user_id!: string
}
