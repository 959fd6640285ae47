import type { CDPSession, Page } from '@playwright/test'

type Credentials = Awaited<ReturnType<typeof readCredentials>>

const readCredentials = async (session: CDPSession, authenticatorId: string) =>
  (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials

/** The part of a phone that keeps passkeys, as Chromium imitates it: it answers at once, for the right person or not. */
export interface PasskeyDevice {
  credentials: () => Promise<Credentials>
  /** Brings passkeys of another device, as a service does that keeps them for all of them. */
  bring: (credentials: Credentials) => Promise<void>
  /** From now on the face, the finger or the code is the right one, or not. */
  recognize: (isRight: boolean) => Promise<void>
}

/** Gives the browser of a page such a part. */
export const passkeyDevice = async (page: Page): Promise<PasskeyDevice> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    credentials: () => readCredentials(session, authenticatorId),
    async bring(credentials) {
      for (const credential of credentials)
        await session.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
    async recognize(isRight) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isRight })
    },
  }
}
