/** OWASP's minimum for argon2id: 19 MiB, two passes. */
export const PASSWORD_COST = { memory: 19_456, passes: 2, parallelism: 1 }
