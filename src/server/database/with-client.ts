import pg from 'pg'

/**
 * One connection for a few queries. They report a server that dies meanwhile; between them, without a listener, its
 * event would end the process.
 */
export async function withClient<T>(
  config: pg.ClientConfig,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
