/** Whether a tick box's value means ticked: true in JSON; on, true, yes or 1 from a form post. */
export function isTicked(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(?:on|true|yes|1)$/i.test(value.trim()));
}
