/** The key that identifies an e-mail address: mail servers ignore case, and spaces around it are no part of it. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
