import { BlockList, isIP } from 'node:net';

/** Whether the address lies in one of the networks ("192.0.2.0/24", "2001:db8::1"); any does when none is named. */
export function isAllowedAddress(networks: readonly string[], address: string | null): boolean {
  if (networks.length === 0) return true;
  if (!address) return false;
  const plain = plainAddress(address);
  const list = new BlockList();
  for (const network of networks) add(list, network);
  return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
}

/** An IPv4 address that a socket of IPv6 reports, as people write it. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

/** Whether it can stand in the list. */
export function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

function add(list: BlockList, network: string): void {
  if (!isNetwork(network)) return;
  const [address = '', bits] = network.split('/');
  if (bits === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, Number(bits), familyOf(address));
}
