/** The addresses of the donation's calls (D2.02); `Status` and `StartWallet` lie beside an `action` of Submit. */
export const DONATION_PATHS = {
  submit: '/umbraco/api/Donation/Submit',
  status: '/umbraco/api/Donation/Status',
  startWallet: '/umbraco/api/Donation/StartWallet',
} as const;

/** The address of the appeals' figures (D7.01). */
export const APPEAL_PROGRESS_PATH = '/umbraco/api/Appeal/Progress';
