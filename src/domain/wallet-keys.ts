/** What a shop needs to speak with its payment wallet. */
export type WalletKeys = { url: string; clientId: string; clientSecret: string; webhookId: string }
