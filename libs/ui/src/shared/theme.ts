export type Theme = 'system' | 'light' | 'dark'

/** Sets the look of the whole document; `system` follows the phone. */
export const applyTheme = (theme: Theme): void => {
  const root = document.documentElement
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme)
}
