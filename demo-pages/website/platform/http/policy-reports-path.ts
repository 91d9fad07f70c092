/**
 * Where browsers report what a page's policy has refused: by the Reporting API, and by `report-uri` where it is
 * missing.
 */
export const POLICY_REPORTS_PATH = '/policy-reports';
