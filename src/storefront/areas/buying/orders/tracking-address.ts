const PAGES: Record<string, (number: string) => string> = {
  DHL: number => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  UPS: number => `https://www.ups.com/track?tracknum=${number}`,
  FedEx: number => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  SF: number => `https://www.sf-express.com/chn/en/waybill/waybill-detail/${number}`,
}

/** Where a carrier tells what has become of a parcel; null for carriers whose page is not known. */
export function trackingAddress(carrier: string, shippingNumber: string): string | null {
  if (shippingNumber === '') return null
  const known = Object.keys(PAGES).find(name => carrier.toLowerCase().startsWith(name.toLowerCase()))
  return (known && PAGES[known]?.(encodeURIComponent(shippingNumber))) ?? null
}
