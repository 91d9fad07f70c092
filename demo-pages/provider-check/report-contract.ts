import { maskText, maskValue } from '../sandbox/core/request-log/mask.ts';
import type { Exchange } from './provider-calls.ts';
import { type CheckResult, type ContractRun, isFit } from './run-contract.ts';

const WORDS = { spoken: 'ok', broken: 'BROKEN', not_spoken: 'not spoken', not_checked: 'not checked' } as const;
const WIDTH = 13;
const MOST_SHOWN = 2000;

/** The report's lines: each check, and under what is broken its request, its answer, and what to mend. */
export function reportContract(run: ContractRun): string[] {
  const hide = hider(run.secrets);
  const lines: string[] = [];
  let part: CheckResult['part'] | undefined;
  for (const result of run.results) {
    if (part !== result.part) {
      part = result.part;
      lines.push('', part.name + (part.need === 'optional' ? ' (optional)' : ''));
    }
    lines.push(...linesOf(result, hide));
  }
  return [...lines, '', ...summary(run)];
}

function linesOf({ title, finding }: CheckResult, hide: (text: string) => string): string[] {
  const first = `  ${WORDS[finding.state].padEnd(WIDTH)}${title}`;
  const inset = ' '.repeat(WIDTH + 2);
  if (finding.state === 'spoken') return [first];
  if (finding.state !== 'broken') return [first, inset + hide(finding.why)];
  const { problem, mend, exchange } = finding;
  const details = [problem, `To mend: ${mend}`];
  return [first, ...[...details.map(hide), ...(exchange ? shown(exchange, hide) : [])].map((line) => inset + line)];
}

/** A request and its answer without secrets and card numbers. */
function shown({ method, path, body, status, answer }: Exchange, hide: (text: string) => string): string[] {
  const request = `Request: ${method} ${hide(maskText(path))}${body ? ` ${maskedJson(body, hide)}` : ''}`;
  if (status === undefined) return [request];
  return [request, `Answer:  ${status} ${maskedJson(answer ?? '', hide)}`];
}

function maskedJson(text: string, hide: (text: string) => string): string {
  // The known secrets first: the other mask leaves four characters of what it finds.
  const clean = hide(text);
  try {
    // The envelope's summary repeats the error.
    const omitSummary = (name: string, value: unknown) => (name === 'error_summary' ? undefined : value);
    return JSON.stringify(maskValue(JSON.parse(clean)), omitSummary).slice(0, MOST_SHOWN);
  } catch {
    return maskText(clean).slice(0, MOST_SHOWN);
  }
}

/** Replaces secrets by their last four characters. */
function hider(secrets: readonly string[]): (text: string) => string {
  const known = secrets.filter((secret) => typeof secret === 'string' && secret.length >= 8);
  return (text) => known.reduce((rest, secret) => rest.replaceAll(secret, `…${secret.slice(-4)}`), text);
}

function summary(run: ContractRun): string[] {
  const count = (state: string) => run.results.filter(({ finding }) => finding.state === state).length;
  const counts =
    `${count('spoken')} ok, ${count('broken')} broken, ` +
    `${count('not_spoken')} not spoken, ${count('not_checked')} not checked.`;
  return [
    counts,
    isFit(run)
      ? 'Everything required that was checked is spoken.'
      : 'The site cannot rely on this provider until what is broken or required is fixed.',
    'Bank accounts, wallets, hosted forms and hosted checkouts are not checked here: try them in a browser.',
  ];
}
