import { expect, test } from 'vitest'
import { isDamagedTracking, trackingNumber, trackingUrl } from './tracking.ts'

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

test.each([
  ['1Z 999 AA1 01 2345 6784', '1Z999AA10123456784'],
  [' 00 340434161\u00a0094042557 ', '00340434161094042557'],
  ['RB 123 456 789 CN', 'RB123456789CN'],
  ['RB 12345678 9 CN', 'RB123456789CN'],
  ['123456789012 123456789013', '123456789012 123456789013'],
  ['1Z999AA10123456784 1Z999AA10123456785', '1Z999AA10123456784 1Z999AA10123456785'],
  ['to Bob 2026111900', 'to Bob 2026111900'],
  ['Tel 030 12345678', 'Tel 030 12345678'],
  ['PO 2026 1117', 'PO 2026 1117'],
  ['1ZSEARCH', '1ZSEARCH'],
  ['020-1234 5675', '020-1234 5675'],
  ['collected by 12345678', 'collected by 12345678'],
  ['PO 2026 17', 'PO 2026 17'],
  ['', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(trackingNumber(typed)).toBe(stored)
})

test.each([
  '4.61113E+11',
  '9,40011E+21',
  '9400111899223100000000',
  '461,112,555,512',
  '461.112.555.512,00',
  '461112555512.00',
  '19.11.2026',
  '#N/A',
  '#DIV/0!',
  '########',
])('a spreadsheet has changed %s', number => {
  expect(isDamagedTracking(number)).toBe(true)
})

test.each([
  '461112555512',
  '9400111899223197428490',
  '1234567890123450',
  '12345678901234500',
  '123456789012345000',
  '00340434161000000000',
  '1Z999AA10123456784',
  '99.00.123456.12345678',
  '020-1234 5675',
  '#4711',
  'by hand',
])('%s is as the carrier has written it', number => {
  expect(isDamagedTracking(number)).toBe(false)
})
