export const band = 'Where people are who began like you.'
