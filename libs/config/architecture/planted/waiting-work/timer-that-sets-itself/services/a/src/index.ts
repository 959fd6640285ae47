export const again = (look: () => void): void => {
  look()
  setTimeout(() => again(look), 1000)
}
