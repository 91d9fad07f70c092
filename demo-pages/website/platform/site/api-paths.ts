/** The calls of the specification, to the letter; each also works with or without its last slash. */
export const API_PATHS = {
  searchAddresses: '/umbraco/api/AddressAutocomplete/Search',
  getAddress: '/umbraco/api/AddressAutocomplete/Get',
  submitCustomer: '/umbraco/api/CustomerForm/SubmitGiftStoreCustomerForm/',
  submitSubscriber: '/umbraco/api/SubscriberForm/SubmitNewSubscriber/',
  submitPetition: '/umbraco/api/PetitionForm/SubmitPetition/',
  submitBequest: '/umbraco/api/BequestGuideForm/Submit/',
  submitDonorUpdate: '/umbraco/api/UpdateDetailsForm/SubmitForm',
  /** Not in the specification: a wallet's charge is made before its button is shown. */
  startWallet: '/umbraco/api/GiftStorePayment/StartWallet/',
  /** Not in the specification: the result of a payment whose response was lost. */
  paymentStatus: '/umbraco/api/GiftStorePayment/PaymentStatus/',
  submitPayment: '/umbraco/api/GiftStorePayment/SubmitPaydockWidget/',
} as const;

/** Both spellings of a path, with and without the slash at its end. */
export function spellings(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return [bare, `${bare}/`];
}
