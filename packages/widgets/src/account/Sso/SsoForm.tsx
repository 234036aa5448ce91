import { Button, Checkbox, Group, PasswordInput, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SaveSsoConnection, type SsoConnection } from '@tieout/sdk/contract';
import { useState } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { useAccountForm } from '../../auth/AccountForms/useAccountForm.js';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useTieout } from '../../core/useTieout.js';
import { CopyLine } from './CopyLine.js';
import type { SsoStrings } from './Sso.strings.js';

interface SsoFormProps {
  /** What is changed; null for a new domain. */
  known: SsoConnection | null;
  addresses: { callback: string; acs: string; metadata: string };
  strings: SsoStrings;
  onDone: () => void;
}

type Values = Record<'domain' | 'issuer' | 'clientId' | 'clientSecret' | 'entryPoint' | 'entityId' | 'certificates', string>;
type Kind = 'oidc' | 'saml';

const startOf = (known: SsoConnection | null): Values => {
  const of = known?.settings;
  return {
    domain: known?.domain ?? '', issuer: of?.kind === 'oidc' ? of.issuer : '', clientId: of?.kind === 'oidc' ? of.clientId : '', clientSecret: '',
    entryPoint: of?.kind === 'saml' ? of.entryPoint : '', entityId: of?.kind === 'saml' ? of.entityId : '', certificates: of?.kind === 'saml' ? of.certificates.join('\n') : '',
  };
};

/** Several PEMs one below the other, or one as bare Base64. */
const certificatesIn = (text: string): string[] => text.match(/-----BEGIN[\s\S]+?-----END[^-]+-----/g) ?? (text.trim() ? [text.trim()] : []);

const wanted = (kind: Kind, isRequired: boolean, { domain, issuer, clientId, clientSecret, entryPoint, entityId, certificates }: Values): unknown =>
  kind === 'oidc'
    ? { kind, domain, isRequired, issuer: issuer.trim(), clientId, ...(clientSecret ? { clientSecret } : {}) }
    : { kind, domain, isRequired, entryPoint: entryPoint.trim(), entityId, certificates: certificatesIn(certificates) };

export function SsoForm({ known, addresses, strings, onDone }: SsoFormProps) {
  const { client, toasts } = useTieout();
  const cache = useQueryClient();
  const [kind, setKind] = useState<Kind>(known?.settings.kind ?? 'oidc');
  const [isRequired, setIsRequired] = useState(known?.isRequired ?? false);
  const schema = { safeParse: (values: unknown) => SaveSsoConnection.safeParse(wanted(kind, isRequired, values as Values)) };
  const form = useAccountForm(startOf(known), schema, strings.failed, async (input) => {
    await client.sso.save(input);
    await cache.invalidateQueries({ queryKey: queryKeys.sso });
    toasts.success(strings.saved, { timeoutMs: 5000 });
    onDone();
  });
  const field = (name: keyof Values) => ({ value: form.values[name], error: form.errors[name], onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value) });
  const domain = form.values.domain.trim().toLowerCase();
  const addressOf = (template: string): string => template.replace('{domain}', domain);
  return (
    <form onSubmit={form.handleSubmit} noValidate aria-label={known ? strings.edit(known.domain) : strings.add}>
      <Stack gap="sm">
        <FormFailure>{form.failure}</FormFailure>
        <Group align="flex-end">
          <TextInput label={strings.domain} placeholder="firm.example" autoCapitalize="none" spellCheck={false} readOnly={known !== null} {...field('domain')} flex="0 1 320px" />
          <SegmentedControl aria-label={strings.kind} value={kind} onChange={(value) => setKind(value as Kind)} data={[{ value: 'oidc', label: strings.oidc }, { value: 'saml', label: strings.saml }]} />
        </Group>
        {kind === 'oidc' && (
          <>
            <TextInput label={strings.issuer} description={strings.issuerHint} {...field('issuer')} />
            <TextInput label={strings.clientId} autoComplete="off" {...field('clientId')} />
            <PasswordInput label={strings.clientSecret} description={known?.settings.kind === 'oidc' ? strings.secretKept : strings.secretHint} autoComplete="off" {...field('clientSecret')} />
          </>
        )}
        {kind === 'saml' && (
          <>
            <MetadataReader strings={strings} onRead={(read) => (form.set('entityId', read.entityId), form.set('entryPoint', read.entryPoint), form.set('certificates', read.certificates.join('\n')))} />
            <TextInput label={strings.entityId} {...field('entityId')} />
            <TextInput label={strings.entryPoint} {...field('entryPoint')} />
            <Textarea label={strings.certificates} description={strings.certificatesHint} autosize minRows={3} maxRows={10} {...field('certificates')} />
          </>
        )}
        <Checkbox label={strings.isRequired} description={strings.isRequiredHint} checked={isRequired} onChange={(event) => setIsRequired(event.currentTarget.checked)} />
        {domain && (
          <Stack gap="xs">
            <Text size="sm" fw={600}>{strings.addresses}</Text>
            {kind === 'oidc' && <CopyLine label={strings.redirectUri} value={addressOf(addresses.callback)} strings={strings} />}
            {kind === 'saml' && <CopyLine label={strings.acs} value={addressOf(addresses.acs)} strings={strings} />}
            {kind === 'saml' && <CopyLine label={strings.serviceEntityId} value={addressOf(addresses.metadata)} strings={strings} />}
          </Stack>
        )}
        <Group><Button type="submit" loading={form.isBusy}>{strings.save}</Button><Button variant="default" onClick={onDone}>{strings.cancel}</Button></Group>
      </Stack>
    </form>
  );
}

interface MetadataReaderProps {
  strings: SsoStrings;
  onRead: (read: { entityId: string; entryPoint: string; certificates: string[] }) => void;
}

/** Providers hand out one file with everything in it, or its address. */
function MetadataReader({ strings, onRead }: MetadataReaderProps) {
  const { client } = useTieout();
  const [url, setUrl] = useState('');
  const [xml, setXml] = useState('');
  const read = useMutation({ mutationFn: () => client.sso.readMetadata(xml.trim() ? { xml } : { url: url.trim() }), onSuccess: onRead });
  return (
    <Stack gap="xs">
      <FormFailure>{read.error && describeError(read.error, strings.failed)}</FormFailure>
      <TextInput label={strings.metadataUrl} placeholder="https://login.firm.example/metadata" value={url} onChange={(event) => setUrl(event.currentTarget.value)} />
      <Textarea label={strings.metadataXml} autosize minRows={2} maxRows={6} value={xml} onChange={(event) => setXml(event.currentTarget.value)} />
      <div><Button variant="default" size="compact-sm" disabled={!url.trim() && !xml.trim()} loading={read.isPending} onClick={() => read.mutate()}>{strings.readMetadata}</Button></div>
    </Stack>
  );
}
