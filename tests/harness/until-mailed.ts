import { decodeHTML } from 'entities'
import { expect } from 'vitest'

/** Waits for a row of the shop's mailbox with these texts. Without a browser, which would load a page for each try. */
export async function untilMailed(mailbox: string, ...texts: string[]): Promise<void> {
  const isThere = async () => {
    const rows = decodeHTML(await (await fetch(mailbox)).text()).split('<tr>')
    return rows.some(row => texts.every(text => row.includes(text)))
  }
  await expect.poll(isThere).toBe(true)
}
