import { useEffect, useRef, useState } from 'react'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import type { BomSession } from './bom-session.ts'

export type Upload =
  | { is: 'idle' }
  | { is: 'sending'; fileName: string; percent: number }
  | { is: 'reading'; fileName: string }
  | { is: 'refused'; fileName: string; why: Wording }

/** Uploads one file at a time. Its code is loaded with the first file, because most visitors upload none. */
export function useUpload(onSent: (session: BomSession) => void) {
  const lang = useLang()
  const [upload, setUpload] = useState<Upload>({ is: 'idle' })
  const underWay = useRef<AbortController>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  const send = async (file: File) => {
    const fileName = file.name
    if (file.size === 0) return setUpload({ is: 'refused', fileName, why: { key: 'errors.file_empty' } })
    if (file.size > LIMITS.uploadBytes) {
      return setUpload({ is: 'refused', fileName, why: { key: 'errors.file_too_large' } })
    }
    underWay.current?.abort()
    const sending = new AbortController()
    underWay.current = sending
    const { signal } = sending
    const onProgress = (fraction: number) => {
      if (!signal.aborted) setUpload(stateAt(fileName, fraction))
    }
    onProgress(0)
    const sent = await load(async () =>
      (await import('./send-bom.ts')).sendBom(file, { lang, signal, onProgress }),
    )
    if (signal.aborted) return
    setUpload('refused' in sent ? { is: 'refused', fileName, why: sent.refused } : { is: 'idle' })
    if ('session' in sent) onSent(sent.session)
  }

  const stop = () => {
    underWay.current?.abort()
    setUpload({ is: 'idle' })
  }
  return { upload, send, stop }
}

function stateAt(fileName: string, fraction: number): Upload {
  if (fraction >= 1) return { is: 'reading', fileName }
  return { is: 'sending', fileName, percent: Math.floor(fraction * 100) }
}

/** Without a connection the code cannot be loaded either. */
async function load<T>(act: () => Promise<T>): Promise<T | { refused: Wording }> {
  try {
    return await act()
  } catch {
    return { refused: { key: 'bom_drop.no_connection' } }
  }
}
