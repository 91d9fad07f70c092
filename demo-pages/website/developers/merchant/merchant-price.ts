/**
 * The price of everything on the merchants' page. Only the server sets it: a page that could send it could lower it.
 */
export const MERCHANT_PRICE = '20.00';
