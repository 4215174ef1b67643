/** `fetch` for uploads with progress, based on XMLHttpRequest because fetch does not report it. */
export function fetchWithProgress(onProgress: (fraction: number) => void) {
  return (url: string, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const request = new XMLHttpRequest()
      const fail = () => reject(signal?.reason ?? new TypeError('no response'))
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.upload.onload = () => onProgress(1)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = fail
      request.onabort = fail
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.send(sendable(body))
    })
}

function sendable(body: RequestInit['body']): XMLHttpRequestBodyInit | null {
  if (body instanceof ReadableStream) throw new TypeError('a stream has no progress')
  return body ?? null
}
