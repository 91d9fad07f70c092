import type { Shown } from '#locales/message.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { Alert } from './alert.tsx';

/** Why a submit failed, in the texts of a server or of the form; `key` is new for each failure. */
export interface Failure {
  readonly key: number;
  readonly lines: readonly Shown[];
}

/** The alert of a failed submit, one line per reason. It takes the focus. */
export function FormFailure({ failure }: { failure: Failure | undefined }) {
  const textOf = useTextOf();
  if (!failure) return null;
  return (
    <Alert key={failure.key} kind="error" focus>
      {failure.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a server may send the same line twice, and lines never move.
        <div key={index}>{textOf(line)}</div>
      ))}
    </Alert>
  );
}
