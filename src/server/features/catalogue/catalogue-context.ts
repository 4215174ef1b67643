import type { Context } from '../../context.ts'
import type { Directory } from './directory.ts'

/**
 * With all brands and categories, loaded before any transaction begins: a request that holds one database
 * connection must not wait for another.
 */
export type CatalogueContext = Context & { directory: Directory }

/** For the use cases that only read parts; inside a transaction, with its database. */
export type PartsContext = Pick<CatalogueContext, 'db' | 'lang' | 'directory'>
