/** Where feed readers find the news; behind the language, where that is not the default one. */
export const NEWS_FEED_PATH = '/news/rss.xml'
