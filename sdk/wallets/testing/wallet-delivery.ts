/** Two delivery options. */
export const OPTIONS = [
  { id: '1', label: 'Std', detail: '3 days', amount: 5, type: 'GROUND' },
  { id: '2', label: 'Fast', detail: '1 day', amount: 9.5, type: 'OVERNIGHT' },
];

/** The options of a charge with one of these delivery options. */
export const SHIPPED = { request_shipping: true, shipping_options: OPTIONS };

/** The shopper's delivery address. */
export const SYDNEY = { locality: 'Sydney', administrativeArea: 'NSW', postalCode: '2000', countryCode: 'AU' };
