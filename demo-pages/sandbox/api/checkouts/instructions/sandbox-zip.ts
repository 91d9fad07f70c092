import { buttonForm, type FormDescriptor } from '../sandbox-instruction.ts';

export const ZIP = {
  ...buttonForm,
  name: 'zip_checkout_form.show',
  method: 'zip_checkout',
  gatewayId: 'gateway_haven_zip',
  meta: 'provider',
} as const satisfies FormDescriptor;
