/** Hours between two reminders. Decision [D]. */
export const share = 1
