/** Fictitious contacts, with names and numbers reserved for examples. */
export const DEMO_SETTINGS = {
  // Distinguishes the demo from a real catalog.
  demo: 'yes',
  company_name: 'Chipfront',
  company_address: '1 Example Road, Shenzhen, China',
  contact_tel: '+1 555 0100',
  contact_email: 'sales@chipfront.example',
  contact_whatsApp: '+15550100',
  contact_skype: 'live:chipfront.example',
  contact_weChat_img: '/demo-wechat.svg',
  'bank.beneficiary': 'Chipfront Demo Ltd.',
  'bank.bank_name': 'Example Bank (demo: do not send money)',
  'bank.bank_address': '2 Example Road, Hong Kong',
  'bank.account_number': '000-000000-000',
  'bank.swift_code': 'EXMPHKHHXXX',
}
