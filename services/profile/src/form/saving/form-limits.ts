/** A retry of a create within this time, by the same browser with the same details, answers the first profile again. */
export const CREATE_RETRY_MINUTES = 15
