import { RECORDS_PATH } from '../../platform/index.ts';

/** The path where the donation records begin. */
export const DONATION_RECORDS_PATH = `${RECORDS_PATH}/donations`;

const below = (slug: string) => (id: string) => `${DONATION_RECORDS_PATH}/${slug}/${encodeURIComponent(id)}`;

/** The page of a donation for staff. */
export const giftPath = below('gifts');
/** The page of a monthly plan for staff. */
export const planRecordPath = below('plans');
/** The page of an appeal for staff. */
export const appealRecordPath = below('appeals');

export const OFFLINE_GIFT_PATH = `${DONATION_RECORDS_PATH}/offline-gift`;
export const RECONCILIATION_PATH = `${DONATION_RECORDS_PATH}/reconciliation`;
export const APPEAL_RECORDS_PATH = `${DONATION_RECORDS_PATH}/appeals`;
