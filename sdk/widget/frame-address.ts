/** What identifies one form to the hosted page, before any option. */
export interface FrameIdentity {
  readonly widgetId: string;
  /** Origin of the provider's hosted pages. */
  readonly origin: string;
  /** Origin of the page that embeds the frame: the only one the frame answers. */
  readonly sdkOrigin?: string | undefined;
  /** Version and type of the library, when known (S7.34). */
  readonly version?: string | undefined;
  readonly type?: string | undefined;
  /** An access token or a public key, and which of them it is (S7.31). */
  readonly credential: readonly [name: 'token' | 'public_key', value: string];
  readonly configurationTokens: readonly string[];
}

/** The address of the hosted form (S2.57, S7.31 to S7.42): identity, then options in the order given, then the tokens. */
export function frameAddress(
  identity: FrameIdentity,
  options: Iterable<readonly [name: string, value: string]>,
): string {
  const parameters: (readonly [string, string | undefined])[] = [
    ['widget_id', identity.widgetId],
    ['sdk_version', identity.version],
    ['sdk_type', identity.type],
    ['sdk_origin', identity.sdkOrigin],
    identity.credential,
    ...options,
    ['configuration_tokens', identity.configurationTokens.join()],
  ];
  const query = parameters.flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return `${identity.origin}/remote-action?${query.join('&')}`;
}
