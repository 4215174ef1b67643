import ipaddr from 'ipaddr.js'

/** `203.0.113.0/24` or a single address. */
export function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/', 2)
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  return isAddress && (bits === undefined || ipaddr.isValidCIDR(text))
}

/** Whether one of the networks contains the address. IPv4 addresses may arrive in IPv6 notation. */
export function isWithin(networks: readonly string[], address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const given = ipaddr.process(address)
  return networks.some(network => {
    const [range, bits] = rangeOf(network)
    return range.kind() === given.kind() && given.match(range, bits)
  })
}

function rangeOf(network: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (ipaddr.isValidCIDR(network)) return ipaddr.parseCIDR(network)
  const address = ipaddr.process(network)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
