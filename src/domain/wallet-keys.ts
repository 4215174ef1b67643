/** The settings for connecting to the payment wallet. */
export type WalletKeys = { url: string; clientId: string; clientSecret: string; webhookId: string }
