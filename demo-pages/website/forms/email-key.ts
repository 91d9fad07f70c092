/** By what one person's address is recognised: mail servers care neither for case nor for spaces around it. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
