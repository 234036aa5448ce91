// Which addresses on the internet may be called: only those that are public. Everything else is somebody's inside.
import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registry for IPv4, multicast and the reserved rest; and the metadata service of Azure, which looks public. */
const closedV4: readonly [string, number][] = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.0.2.0', 24],
  ['192.31.196.0', 24], ['192.52.193.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['192.175.48.0', 24], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24],
  ['224.0.0.0', 4], ['240.0.0.0', 4], ['168.63.129.16', 32],
];
/** Inside 2000::/3, where all public addresses are: protocol assignments with Teredo, documentation, 6to4, AS112, more documentation. */
const closedV6: readonly [string, number][] = [['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['2620:4f:8000::', 48], ['3fff::', 20]];

const closed = new BlockList();
for (const [network, prefix] of closedV4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of closedV6) closed.addSubnet(network, prefix, 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/** IPv4 written as IPv6 (::ffff:127.0.0.1, ::127.0.0.1, 64:ff9b::7f00:1) lies outside of 2000::/3, and so is never public. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  // A zone (fe80::1%eth0) names an interface of this machine.
  if (family === 6) return !address.includes('%') && globalV6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return false;
}

/** Names that mean this machine or its network wherever they are looked up. */
export function isInternalName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return name === 'localhost' || /\.(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/.test(name) || !name.includes('.');
}

/** What stands in a URL, without the brackets of IPv6. The URL class has turned decimal, octal and hexadecimal forms into dotted ones. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

export function isAllowedHost(url: URL, allowedHosts: readonly string[]): boolean {
  return allowedHosts.includes(hostOf(url).toLowerCase()) || allowedHosts.includes(url.host.toLowerCase());
}

/** What can be told of a URL without asking DNS. */
export function isClosedUrl(url: URL, allowedHosts: readonly string[]): boolean {
  if (isAllowedHost(url, allowedHosts)) return false;
  const host = hostOf(url);
  return isIP(host) ? !isPublicAddress(host) : isInternalName(host);
}
