import { Button, Divider } from '@mantine/core';
import { IconBrandFacebook, IconBrandGoogle, IconBrandWindows } from '@tabler/icons-react';
import { useStrings } from '../../core/useStrings.js';
import type { ProviderLink } from '../useSignInWays.js';
import { accountFormsStrings } from './AccountForms.strings.js';

const icons = { google: IconBrandGoogle, facebook: IconBrandFacebook, microsoft: IconBrandWindows };

/** Other ways to sign in or up, each a full-page redirect. Nothing where none is configured. */
export function ProviderButtons({ providers }: { providers: readonly ProviderLink[] }) {
  const strings = useStrings('AccountForms', accountFormsStrings);
  if (providers.length === 0) return null;
  return (
    <>
      <Divider label={strings.or} />
      {providers.map(({ provider, href }) => {
        const Icon = icons[provider];
        return <Button key={provider} component="a" href={href} variant="default" fullWidth leftSection={<Icon size={18} stroke={1.6} aria-hidden />}>{strings.continueWith(strings.providers[provider])}</Button>;
      })}
    </>
  );
}
