import { IconAlertTriangle, IconCheck, IconMapPin, IconTool, IconX } from '@tabler/icons-react';
import { isCountCheck, type Box, type Proof, type Source } from '@tieout/sdk/contract';
import { formatMoney } from '../../core/formatMoney.js';
import { useStrings } from '../../core/useStrings.js';
import { proofPanelStrings, type ProofPanelStrings } from './ProofPanel.strings.js';

type Locate = (page: number, box: Box | null) => void;

export interface ProofPanelProps {
  proof: Proof;
  currency?: string | null;
  /** Show a place of the document: page from 1, box in points. */
  onLocate?: Locate;
  strings?: Partial<ProofPanelStrings>;
}

interface PartProps { proof: Proof; currency: string | null; strings: ProofPanelStrings; onLocate: Locate | undefined }

/** Why a period is reconciled or not: every term and where it was read, every check, the first break, what was repaired. */
export function ProofPanel({ proof, currency = null, onLocate, strings: own }: ProofPanelProps) {
  const strings = useStrings('ProofPanel', proofPanelStrings, own);
  const parts = { proof, currency, strings, onLocate };
  return (
    <section className="tieout-proof" aria-label={strings.label} tabIndex={0}>
      <p className="tieout-proof-explanation">{proof.explanation}</p>
      <FirstBreak {...parts} />
      <Terms {...parts} />
      <Checks {...parts} />
      <Repairs {...parts} />
    </section>
  );
}

const signs = { startBalance: '', credits: '+', debits: '\u2212', endBalance: '=' } as const;

function Terms({ proof, currency, strings, onLocate }: PartProps) {
  return (
    <table className="tieout-proof-table">
      <tbody>
        {proof.terms.map(({ name, amount, source }) => (
          <tr key={name}>
            <th scope="row"><span className="tieout-proof-sign" aria-hidden>{signs[name]}</span>{strings.terms[name]}</th>
            <td className="tieout-money">{amount === null ? strings.notRead : formatMoney(name === 'debits' ? amount.replace('-', '') : amount, { currency })}</td>
            <td><SourceNote source={source} isSum={name === 'credits' || name === 'debits'} strings={strings} onLocate={onLocate} /></td>
          </tr>
        ))}
        {proof.difference !== null && (
          <tr className="tieout-proof-difference" data-off={Number(proof.difference) !== 0}>
            <th scope="row"><span className="tieout-proof-sign" aria-hidden />{strings.difference}</th>
            <td className="tieout-money">{formatMoney(proof.difference, { currency })}</td>
            <td />
          </tr>
        )}
      </tbody>
    </table>
  );
}

function SourceNote({ source, isSum = false, strings, onLocate }: { source: Source | null; isSum?: boolean; strings: ProofPanelStrings; onLocate: Locate | undefined }) {
  if (!source) return <span className="tieout-muted">{isSum ? strings.fromRows : ''}</span>;
  const { page, box, means, confidence, rule } = source;
  const facts = [
    strings.means[means],
    confidence === undefined ? null : strings.confidence(Math.round(confidence <= 1 ? confidence * 100 : confidence)),
    rule ? strings.rule(rule) : null,
  ].filter(Boolean).join(', ');
  return (
    <span className="tieout-muted">
      {facts}
      {page !== null && <>, {onLocate ? <LocateButton text={strings.page(page)} title={strings.showInDocument} onClick={() => onLocate(page, box)} /> : strings.page(page)}</>}
    </span>
  );
}

function LocateButton({ text, title, onClick }: { text: string; title: string; onClick: () => void }) {
  return <button type="button" className="tieout-link" title={title} onClick={onClick}>{text}</button>;
}

function Checks({ proof, currency, strings, onLocate }: PartProps) {
  const { checks } = proof;
  if (checks.length === 0) return <p className="tieout-muted">{strings.noChecks}</p>;
  return (
    <table className="tieout-proof-table">
      <caption>{strings.checks(checks.filter(({ ok }) => ok).length, checks.length)}</caption>
      <thead>
        <tr><th scope="col">{strings.check}</th><th scope="col" className="tieout-proof-right">{strings.expected}</th><th scope="col" className="tieout-proof-right">{strings.actual}</th><td /></tr>
      </thead>
      <tbody>
        {checks.map((check, index) => {
          const show = (text: string) => (isCountCheck(check.kind) ? text : formatMoney(text, { currency }));
          return (
            <tr key={index} data-ok={check.ok}>
              <th scope="row">
                {check.ok
                  ? <IconCheck size={14} stroke={2.2} role="img" aria-label={strings.holds} className="tieout-proof-ok" />
                  : <IconX size={14} stroke={2.2} role="img" aria-label={strings.fails} className="tieout-proof-bad" />}
                {check.label}
              </th>
              <td className="tieout-money">{show(check.expected)}</td>
              <td className="tieout-money">{show(check.actual)}</td>
              <td><SourceNote source={check.source} strings={strings} onLocate={onLocate} /></td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function FirstBreak({ proof: { firstBreak }, currency, strings, onLocate }: PartProps) {
  if (!firstBreak) return null;
  const { row, page, box, expected, printed } = firstBreak;
  return (
    <div className="tieout-proof-break">
      <IconAlertTriangle size={17} stroke={1.7} aria-hidden />
      <div>
        <strong>{strings.firstBreak}</strong>
        <div className="tieout-figures tieout-proof-wrap">{strings.breakText(row === null ? null : row + 1, formatMoney(expected, { currency }), formatMoney(printed, { currency }))}</div>
        {page !== null && onLocate && (
          <button type="button" className="tieout-link" onClick={() => onLocate(page, box)}><IconMapPin size={14} aria-hidden /> {strings.showInDocument}, {strings.page(page)}</button>
        )}
      </div>
    </div>
  );
}

function Repairs({ proof: { repairs }, currency, strings }: PartProps) {
  if (repairs.length === 0) return null;
  const show = (field: string, text: string | null) => {
    if (text === null) return strings.nothing;
    return field === 'date' || field === 'row' ? text : formatMoney(text, { currency });
  };
  return (
    <div className="tieout-proof-repairs">
      <strong>{strings.repairs}</strong>
      <ul>
        {repairs.map(({ row, field, from, to, rule }, index) => (
          <li key={index}>
            <IconTool size={14} stroke={1.7} aria-hidden />
            <span>
              {row !== null && <>{strings.repairRow(row + 1)}, </>}
              <span className="tieout-figures">{strings.repairText(strings.fields[field], show(field, from), show(field, to))}</span>
              <span className="tieout-muted"> ({rule})</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
