import { redirect } from 'react-router'
import { idOfPageUrl } from '../../../domain/page-url.ts'
import { failure } from './screen-failure.ts'

/** The id in a URL; an invalid one is a page that does not exist. */
export function requirePageId(text: string | undefined): string {
  if (text === undefined || idOfPageUrl(text) === null) throw failure(404)
  return text
}

/** A page requested by bare id or under a former name is permanently redirected. */
export function moveToProperAddress(folder: string, asked: string, proper: string, search: string): void {
  if (asked !== proper) throw redirect(`${folder}/${proper}${search}`, 301)
}
