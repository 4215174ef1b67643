/** Sample parts, the same in every language. */
export const PARTS = [
  { number: 'LM358/NOPB', maker: 'Texas Instruments', package: 'SOIC-8', level: 'in', price: '$0.184' },
  { number: 'STM32F103C8T6', maker: 'STMicroelectronics', package: 'LQFP-48', level: 'low', price: '$2.41' },
  { number: 'RC0603FR-0710KL', maker: 'YAGEO', package: '0603', level: 'in', price: '$0.00132' },
  { number: 'IRFZ44NPBF', maker: 'Infineon', package: 'TO-220', level: 'out', price: '$0.76' },
] as const

export const RESISTOR_BREAKS = [
  { quantity: '100', price: '$0.0098', extended: '$0.98' },
  { quantity: '500', price: '$0.0047', extended: '$2.35' },
  { quantity: '1,000', price: '$0.00312', extended: '$3.12' },
  { quantity: '5,000', price: '$0.00132', extended: '$6.60' },
  { quantity: '50,000', price: '$0.00091', extended: '$45.50' },
]

export const RESISTOR_BREAK_QUANTITIES = [100, 500, 1000, 5000, 50_000]
