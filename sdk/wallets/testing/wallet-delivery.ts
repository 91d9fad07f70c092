/** Two ways of delivery. */
export const OPTIONS = [
  { id: '1', label: 'Std', detail: '3 days', amount: 5, type: 'GROUND' },
  { id: '2', label: 'Fast', detail: '1 day', amount: 9.5, type: 'OVERNIGHT' },
];

/** The options of a charge that is shipped in one of them. */
export const SHIPPED = { request_shipping: true, shipping_options: OPTIONS };

/** Where a shopper has it sent to. */
export const SYDNEY = { locality: 'Sydney', administrativeArea: 'NSW', postalCode: '2000', countryCode: 'AU' };
