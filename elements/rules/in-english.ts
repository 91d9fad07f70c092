/** An English sentence with its variables filled in: `{limit}` is replaced by `values.limit`. */
export const english = <Key extends string>(
  { texts }: { readonly texts: { readonly [Name in Key]: string } },
  key: Key,
  values: Readonly<Record<string, string | number>>,
): string => texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
