// A key and a certificate for it, made anew for each test run, so that none lies in the repository.
import { generateKeyPairSync, sign } from 'node:crypto';

export interface TestCertificate {
  privateKey: string;
  /** PEM. */
  certificate: string;
}

/** As much of X.509 as a verifier looks at: the name twice, the time, the key, signed with the key itself. */
export function createTestCertificate(): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const sha256WithRsa = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05, Buffer.alloc(0)));
  const name = sequence(der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('idp.example')))));
  const validity = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z')));
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  const body = sequence(version, der(0x02, Buffer.from([1])), sha256WithRsa, name, validity, name, publicKey.export({ type: 'spki', format: 'der' }));
  const whole = sequence(body, sha256WithRsa, der(0x03, Buffer.from([0]), sign('sha256', body, privateKey)));
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').match(/.{1,64}/g)!.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length = content.length < 128 ? [content.length] : content.length < 256 ? [0x81, content.length] : [0x82, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
