export { AppLockCard } from './components/app-lock-card'
export { inOwnLanguage as lockScreen, LockScreen } from './components/lock-screen'
export { PasskeySignIn } from './components/passkey-sign-in'
export { PasskeysCard } from './components/passkeys-card'
