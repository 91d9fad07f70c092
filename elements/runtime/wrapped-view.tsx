import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import { kebabCase } from './attribute-parsing.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FallbackChildren } from './fallback-children.tsx';
import { type Host, HostContext } from './host.ts';

interface WrappedViewProps {
  tag: string;
  attributes: z.ZodMiniObject;
  view: ComponentType<object>;
  shadow: boolean;
  /** Raw values by attribute name: parsed texts, properties, and what is inherited. */
  values: Record<string, unknown>;
  host: Host;
  /** The author's own children. */
  kept: DocumentFragment;
}

/** A tag's view behind its schema and its error boundary: bad input and a thrown render both show the author's children. */
export function WrappedView({ tag, attributes, view: View, shadow, values, host, kept }: WrappedViewProps) {
  const fallback = <FallbackChildren kept={kept} shadow={shadow} />;
  const parsed = attributes.safeParse(values);
  if (!parsed.success) {
    reportInvalid(host, tag, parsed.error);
    return fallback;
  }
  return (
    <HostContext value={host}>
      <ErrorBoundary input={values} fallback={fallback} onError={(error) => host.emit('haven-error', { tag, error })}>
        <View {...parsed.data} />
      </ErrorBoundary>
    </HostContext>
  );
}

const lastFault = new WeakMap<Host, string>();

/** A fault in the attributes is told once, in words that name the tag and the attribute. */
function reportInvalid(host: Host, tag: string, error: z.core.$ZodError): void {
  const message = error.issues
    .map((issue) => `"${kebabCase(String(issue.path[0] ?? ''))}": ${issue.message}`)
    .join('; ');
  if (lastFault.get(host) === message) return;
  lastFault.set(host, message);
  console.warn(`<${tag}> shows its fallback, because of its attribute ${message}`, host.element);
  queueMicrotask(() => host.emit('haven-error', { tag, error }));
}
