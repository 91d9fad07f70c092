/** What everything on the merchants' page costs. It stands on the server: a page that could name it could lower it. */
export const MERCHANT_PRICE = '20.00';
