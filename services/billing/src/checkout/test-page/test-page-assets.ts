/** Script of the test page: sends the decision, then goes where the answer says. */
export const TEST_PAGE_SCRIPT = `'use strict'
const main = document.querySelector('main')
const status = document.querySelector('[role=status]')
const buttons = [...document.querySelectorAll('button')]
const setBusy = (isBusy) => buttons.forEach((button) => { button.disabled = isBusy })

const decide = async (decision) => {
  setBusy(true)
  status.textContent = main.dataset.working
  try {
    const response = await fetch('/api/checkout/test-page/' + main.dataset.session + '/decision', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ decision }),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(answer.message)
    location.assign(answer.url)
  } catch (error) {
    status.textContent = main.dataset.failed ?? error.message
    setBusy(false)
  }
}

for (const button of buttons) button.addEventListener('click', () => decide(button.dataset.decision))
`

/** Style of the test page, light and dark. */
export const TEST_PAGE_STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: center; min-height: 100vh; }
main { width: min(26rem, 100% - 3rem); }
.mark { display: inline-block; margin: 0; padding: 0 .75rem; border: 2px solid; border-radius: .25rem; font-weight: 700; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dd { margin: 0; font-weight: 600; }
button { display: block; width: 100%; min-height: 3rem; margin-top: .75rem; font: inherit; cursor: pointer; }
`
