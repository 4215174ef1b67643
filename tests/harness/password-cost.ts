/** Tests sign in thousands of times, and the shop's own cost would take minutes of them. */
export const PASSWORD_COST = { memory: 64, passes: 1, parallelism: 1 }
