import { describe, expect, it } from 'vitest';
import { isClosedUrl, isPublicAddress } from './publicAddress.js';

describe('an address', () => {
  it.each(['93.184.216.34', '8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001:810::200e'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.192', '192.168.1.1',
    '198.18.0.1', '203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '168.63.129.16',
    '::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '0:0:0:0:0:ffff:a00:1', '64:ff9b::7f00:1', '64:ff9b:1::1', '100::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1',
    '2001::1', '2001:db8::1', '2002:7f00:1::', '2606:4700::1111%eth0', 'localhost', '', '1.2.3',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a URL', () => {
  it.each([
    'http://127.0.0.1/', 'http://2130706433/', 'http://0x7f000001/', 'http://0x7f.1/', 'http://017700000001/', 'http://127.1/', 'http://0/', 'http://[::1]/', 'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/', 'http://169.254.169.254/latest/meta-data', 'http://[fd00:ec2::254]/', 'http://localhost:8080/', 'http://LOCALHOST./', 'http://api.localhost/', 'http://metadata.google.internal/', 'http://printer.local/', 'http://redis/', 'http://１２７.0.0.1/',
  ])('%s is refused at once', (url) => {
    expect(isClosedUrl(new URL(url), [])).toBe(true);
  });

  it('with a public name or address is not', () => {
    expect(isClosedUrl(new URL('https://hooks.example.com/x'), [])).toBe(false);
    expect(isClosedUrl(new URL('https://93.184.216.34/x'), [])).toBe(false);
  });

  it('of a host that the operator has named is allowed, by name or with its port', () => {
    expect(isClosedUrl(new URL('http://localhost:8080/'), ['localhost'])).toBe(false);
    expect(isClosedUrl(new URL('http://127.0.0.1:8080/'), ['127.0.0.1:8080'])).toBe(false);
    expect(isClosedUrl(new URL('http://127.0.0.1:8081/'), ['127.0.0.1:8080'])).toBe(true);
    expect(isClosedUrl(new URL('http://sub.localhost/'), ['localhost'])).toBe(true);
  });
});
