export const begin = (look: () => void) => setInterval(look, 1000)
