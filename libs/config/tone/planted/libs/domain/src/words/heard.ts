export const heard = ['i feel guilty']
