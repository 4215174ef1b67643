import { expect, test } from 'vitest'
import { trackingUrl } from './tracking.ts'

test.each([
  ['UPS', '1Z 999', 'https://www.ups.com/track?tracknum=1Z%20999'],
  ['DHL Express', '123', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=123'],
  ['FedEx', '7', 'https://www.fedex.com/fedextrack/?trknbr=7'],
  ['SF', 'SF1', 'https://www.sf-express.com/chn/en/waybill/waybill-detail/SF1'],
  ['SF Express', 'SF1', 'https://www.sf-express.com/chn/en/waybill/waybill-detail/SF1'],
  ['DHL', '12 34&x', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=12%2034%26x'],
  ['By hand', '1', ''],
  ['UPSIDE', '1', ''],
  ['UPS', '', ''],
])('%s %s is tracked at %s', (carrier, number, url) => {
  expect(trackingUrl(carrier, number)).toBe(url)
})
