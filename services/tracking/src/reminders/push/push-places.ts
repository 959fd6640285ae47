import type { FieldPlace } from '@gb/service-kit'

/** Where the address of a device is sealed for. */
export const endpointPlace = (userId: string, subscriptionId: string): FieldPlace => ({
  owner: userId,
  field: `push_subscription.endpoint.${subscriptionId}`,
})

/** Where the keys of a device are sealed for. */
export const deviceKeysPlace = (userId: string, subscriptionId: string): FieldPlace => ({
  owner: userId,
  field: `push_subscription.device_keys.${subscriptionId}`,
})
