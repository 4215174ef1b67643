import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { listOf, orNone, PageId, Paging } from '../wire/fields.ts'
import { Goods } from './goods.ts'

const Tag = z.object({ id: z.int(), name: z.string() })

export const NewsItem = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  cover: z.string(),
  tags: z.array(Tag),
  publish_time: z.iso.datetime(),
  news_page_url: z.string(),
})
export type NewsItem = z.infer<typeof NewsItem>

const Neighbor = z.nullable(z.object({ title: z.string(), news_page_url: z.string() }))

export const News = z.object({ ...NewsItem.shape, content: z.string(), prev: Neighbor, next: Neighbor })
export type News = z.infer<typeof News>

export const listNews = endpoint({
  method: 'GET',
  path: '/api/site/news',
  summary: 'News, newest first',
  query: z.object({ ...Paging, tag: orNone(PageId) }),
  data: z.object(listOf(NewsItem)),
})

export const getNews = endpoint({
  method: 'GET',
  path: '/api/site/news/{id}',
  summary: 'One article as sanitized HTML, with links to the previous and next one',
  params: z.object({ id: PageId }),
  data: News,
})

export const listNewsGoods = endpoint({
  method: 'GET',
  path: '/api/site/news/{id}/goods',
  summary: 'Up to 8 parts in stock from the categories an article is about',
  params: z.object({ id: PageId }),
  data: z.array(Goods),
})

export const listNewsTags = endpoint({
  method: 'GET',
  path: '/api/site/news-tags',
  summary: 'News categories',
  data: z.array(z.object({ ...Tag.shape, count: z.int() })),
})

export const listRelatedNews = endpoint({
  method: 'GET',
  path: '/api/goods/relatedBlogs/{id}',
  summary: 'Up to 5 articles about similar parts',
  params: z.object({ id: PageId }),
  data: z.array(NewsItem),
})
